import type { SiteContentDraft } from '@shop/contract';

type Content = Pick<SiteContentDraft, 'checkout'>;

/** Returns why content that takes Mercado Pago cannot be saved; '' when it can. */
export function mercadoPagoFault({ checkout }: Content, missing: readonly string[]): string {
  if (!checkout.paymentInfo.mercadoPago || missing.length === 0) return '';
  return `Mercado Pago no se puede activar: en el servidor falta ${missing.join(' y ')}.`;
}

/** Returns the content as the shop can keep it: without its secrets it offers no Mercado Pago. */
export function withoutMercadoPago<T extends Content>(content: T, missing: readonly string[]): T {
  if (!content.checkout.paymentInfo.mercadoPago || missing.length === 0) return content;
  const { mercadoPago: _off, ...paymentInfo } = content.checkout.paymentInfo;
  return { ...content, checkout: { ...content.checkout, paymentInfo } };
}
