import { colorSlug, picturesOf, type ShopSetting } from '@shop/contract';

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

type Named = Pick<AlertMail, 'product' | 'size' | 'color'>;

const nameOf = ({ product, size, color }: Named): string =>
  [product.title, size && `talle ${size}`, color].filter(Boolean).join(', ');

function picturesFor({ product, color, shopUrl, ...named }: AlertMail) {
  const [first] = picturesOf(product, color);
  if (!first?.url || !URL.canParse(first.url, shopUrl)) return [];
  return [{ url: new URL(first.url, shopUrl).href, alt: nameOf({ product, color, ...named }) }];
}

const productUrl = ({ shopUrl, product, color }: AlertMail): string =>
  `${shopUrl}/product/${encodeURIComponent(product.slug || product.documentId)}` +
  (color ? `?color=${encodeURIComponent(colorSlug(color))}` : '');

const confirmUrl = ({ shopUrl, tokens }: AlertMail): string =>
  `${shopUrl}/aviso/confirmar?token=${encodeURIComponent(tokens.confirm)}`;

const cancelUrl = ({ shopUrl, tokens }: AlertMail): string =>
  `${shopUrl}/aviso/cancelar?token=${encodeURIComponent(tokens.cancel)}`;

const mail = (alert: AlertMail, subject: string, paragraphs: readonly string[]) => ({
  to: alert.to,
  subject: `${alert.shop.brand}: ${subject}`,
  text: [...paragraphs, alert.shop.brand].join('\n\n'),
  replyTo: alert.shop.email,
  unsubscribeUrl: cancelUrl(alert),
  pictures: picturesFor(alert),
});

/** Asks the holder of an address whether she wants the alert that somebody asked for with it. */
export const confirmationMail = (alert: AlertMail) =>
  mail(alert, 'confirmá tu aviso', [
    '¡Hola!',
    `Pediste que te avisemos cuando vuelva: ${nameOf(alert)}.`,
    `Confirmalo acá: ${confirmUrl(alert)}`,
    `Si no lo pediste, no hagas nada: no te vamos a escribir más. También podés cancelarlo cuando quieras: ${cancelUrl(alert)}`,
  ]);

/** Tells a shopper that the variant she waits for is back; its token cancels the alert. */
export const restockMail = (alert: AlertMail) =>
  mail(alert, `volvió ${alert.product.title}`, [
    '¡Hola!',
    `Volvió lo que esperabas: ${nameOf(alert)}.`,
    `Miralo acá: ${productUrl(alert)}`,
    'Hay pocas unidades y no te las reservamos: son de quien las compra primero.',
    `Es el único aviso que te mandamos por este producto. Si querés borrarlo ya: ${cancelUrl(alert)}`,
  ]);
