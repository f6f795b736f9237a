import { colorSlug, mailNameOf, picturesOf, type ShopSetting } from '@shop/contract';

type Pictured = {
  documentId: string;
  slug: string;
  title: string;
  thumbnails: readonly string[];
  thumbnailAlts: readonly string[];
  thumbnailColors: readonly (readonly string[])[];
};

export type AlertMail = {
  to: string;
  shop: ShopSetting;
  /** Without a trailing slash. */
  shopUrl: string;
  product: Pictured;
  size: string | null;
  color: string | null;
  /** Tokens that the mail's links carry. */
  tokens: Record<'confirm' | 'cancel', string>;
};

const nameOf = ({ product, size, color }: AlertMail): string =>
  [product.title, size && `talle ${size}`, color].filter(Boolean).join(', ');

const isNeutral = ({ shop }: AlertMail): boolean => shop.mailItemNames === 'neutral';

function picturesFor(alert: AlertMail) {
  const { product, color, shopUrl } = alert;
  if (isNeutral(alert)) return [];
  const [first] = picturesOf(product, color);
  if (!first?.url || !URL.canParse(first.url, shopUrl)) return [];
  return [{ url: new URL(first.url, shopUrl).href, alt: nameOf(alert) }];
}

function productUrl(alert: AlertMail): string {
  const { shopUrl, product, color } = alert;
  if (isNeutral(alert)) return `${shopUrl}/product/${encodeURIComponent(product.documentId)}`;
  const address = `${shopUrl}/product/${encodeURIComponent(product.slug || product.documentId)}`;
  return color ? `${address}?color=${encodeURIComponent(colorSlug(color))}` : address;
}

const confirmUrl = ({ shopUrl, tokens }: AlertMail): string =>
  `${shopUrl}/aviso/confirmar?token=${encodeURIComponent(tokens.confirm)}`;

const cancelUrl = ({ shopUrl, tokens }: AlertMail): string =>
  `${shopUrl}/aviso/cancelar?token=${encodeURIComponent(tokens.cancel)}`;

const mail = (alert: AlertMail, subject: string, paragraphs: readonly string[]) => ({
  to: alert.to,
  subject: `${mailNameOf(alert.shop)}: ${subject}`,
  text: [...paragraphs, alert.shop.brand].join('\n\n'),
  replyTo: alert.shop.email,
  unsubscribeUrl: cancelUrl(alert),
  pictures: picturesFor(alert),
});

/** Asks the holder of an address whether she wants the alert that somebody asked for with it. */
export const confirmationMail = (alert: AlertMail) =>
  mail(alert, 'confirmá tu aviso', [
    `¡Hola! Alguien pidió con esta dirección que avisemos cuando vuelva algo de la tienda. Confirmalo acá: ${confirmUrl(alert)}`,
    ...(isNeutral(alert) ? [] : [`Lo que se espera: ${nameOf(alert)}.`]),
    `Si no lo pediste, no hagas nada: no te vamos a escribir más. También podés cancelarlo cuando quieras: ${cancelUrl(alert)}`,
  ]);

/** Tells a shopper that the variant she waits for is back; its token cancels the alert. */
export const restockMail = (alert: AlertMail) =>
  mail(alert, 'volvió lo que esperabas', [
    '¡Hola! Volvió lo que esperabas. Hay pocas unidades y no te las reservamos: son de quien las compra primero. Es el único aviso que te mandamos por esto.',
    ...(isNeutral(alert) ? [] : [`Volvió: ${nameOf(alert)}.`]),
    `Miralo acá: ${productUrl(alert)}`,
    `Si querés borrar el aviso ya: ${cancelUrl(alert)}`,
  ]);
