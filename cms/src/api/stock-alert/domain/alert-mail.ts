import {
  ALERT_PATHS,
  colorSlug,
  mailNameOf,
  messageOf,
  picturesOf,
  renderMessage,
  shopMessageValues,
  type MessageTemplate,
  type MessageTemplates,
  type ShopSetting,
} from '@shop/contract';

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
  `${shopUrl}${ALERT_PATHS.confirm}?token=${encodeURIComponent(tokens.confirm)}`;

const cancelUrl = ({ shopUrl, tokens }: AlertMail): string =>
  `${shopUrl}${ALERT_PATHS.cancel}?token=${encodeURIComponent(tokens.cancel)}`;

const mail = (alert: AlertMail, message: MessageTemplate) => ({
  to: alert.to,
  ...message,
  replyTo: alert.shop.email,
  unsubscribeUrl: cancelUrl(alert),
  pictures: picturesFor(alert),
});

/** Asks the holder of an address whether she wants the alert that somebody asked for with it. */
export const confirmationMail = (alert: AlertMail) =>
  mail(alert, {
    subject: `${mailNameOf(alert.shop)}: confirmá tu aviso`,
    text: [
      `¡Hola! Alguien pidió con esta dirección que avisemos cuando vuelva algo de la tienda. Confirmalo acá: ${confirmUrl(alert)}`,
      ...(isNeutral(alert) ? [] : [`Lo que se espera: ${nameOf(alert)}.`]),
      `Si no lo pediste, no hagas nada: no te vamos a escribir más. También podés cancelarlo cuando quieras: ${cancelUrl(alert)}`,
      alert.shop.brand,
    ].join('\n\n'),
  });

/** Tells a shopper that the variant she waits for is back; its token cancels the alert. */
export const restockMail = (alert: AlertMail, templates?: MessageTemplates) =>
  mail(
    alert,
    renderMessage(messageOf(templates, 'stock-alert-restock'), {
      ...shopMessageValues(alert.shop),
      detalle: isNeutral(alert) ? '' : `Volvió: ${nameOf(alert)}.`,
      link: productUrl(alert),
      baja: cancelUrl(alert),
    }),
  );

const exampleProduct: Pictured = {
  documentId: 'ejemplo',
  slug: 'conjunto-ejemplo',
  title: 'Conjunto Ejemplo',
  thumbnails: [],
  thumbnailAlts: [],
  thumbnailColors: [],
};

/** Writes a restock mail of an example product with a text that is not stored yet. */
export const exampleRestockMail = (template: MessageTemplate, shop: ShopSetting, shopUrl: string) =>
  restockMail(
    {
      to: '',
      shop,
      shopUrl,
      product: exampleProduct,
      size: '90',
      color: 'Negro',
      tokens: { confirm: 'ejemplo', cancel: 'ejemplo' },
    },
    { 'stock-alert-restock': template },
  );
