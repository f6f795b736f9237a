import {
  ANONYMOUS_CLIENT,
  CASH_FEE,
  formatCbu,
  formatMoney,
  formatShipping,
  GIFT,
  messageOf,
  moneyState,
  moneyMethodLabel,
  ONLINE_PENDING,
  renderMessage,
  orderPromiseText,
  pickupCodeText,
  shopMessageValues,
  paymentDiscountLabel,
  WITHDRAWAL_PATH,
  WITHDRAWAL_RIGHT,
  type CheckoutContent,
  type MessageEvent,
  type MessageTemplates,
  type Order,
  type OrderItem,
  type ShopSetting,
} from '@shop/contract';

export type OrderMail = {
  order: Order;
  shop: ShopSetting;
  checkout: CheckoutContent;
  /** Without a trailing slash. */
  shopUrl: string;
  /** '' in texts that may not show the buyer's link. */
  linkToken: string;
  /** The texts that the owner wrote; the others are the defaults. */
  templates?: MessageTemplates;
};

const nameOf = ({ title, size, color }: OrderItem): string => {
  const variant = [size && `talle ${size}`, color].filter(Boolean).join(', ');
  return `${title}${variant && ` (${variant})`}`;
};

const lineOf = (item: OrderItem, name = nameOf(item)): string =>
  `- ${item.quantity} x ${name}: ${formatMoney(item.price * item.quantity)}`;

const namesItems = ({ mailItemNames }: ShopSetting): boolean => mailItemNames !== 'neutral';

const boughtLines = ({ order, shop }: OrderMail): string[] =>
  order.items.map((item, index) => lineOf(item, namesItems(shop) ? nameOf(item) : `Producto ${index + 1}`));

const picturesOf = ({ items }: Order, shopUrl: string) =>
  items
    .filter(({ image }) => image !== '' && URL.canParse(image, shopUrl))
    .map((item) => ({ url: new URL(item.image, shopUrl).href, alt: nameOf(item) }));

const moneyLines = (order: Order): string[] => [
  `Subtotal: ${formatMoney(order.subtotal)}`,
  ...(order.couponDiscount > 0 ? [`Cupón ${order.couponCode}: ${formatMoney(-order.couponDiscount)}`] : []),
  ...(order.paymentDiscount > 0
    ? [`${paymentDiscountLabel(order.paymentMethod)}: ${formatMoney(-order.paymentDiscount)}`]
    : []),
  ...(order.agreedDiscount > 0 ? [`Descuento: ${formatMoney(-order.agreedDiscount)}`] : []),
  `${order.wantsShipping ? 'Envío' : 'Retiro'}: ${formatShipping(order.shippingCost)}`,
  ...(order.cashFee > 0 ? [`${CASH_FEE}: ${formatMoney(order.cashFee)}`] : []),
  `Total: ${formatMoney(order.total)}`,
];

const deliveryLine = ({ wantsShipping }: Order): string =>
  wantsShipping
    ? 'Entrega: envío al domicilio que nos indicaste.'
    : 'Entrega: retiro en el punto de encuentro. Coordinamos día y hora con vos.';

const promiseLines = (order: Order): string[] => {
  const promise = orderPromiseText(order);
  return promise ? [`${promise}.`] : [];
};

const giftLines = ({ isGift }: Order): string[] =>
  isGift ? [`${GIFT}: va envuelto por dentro y sin precios.`] : [];

const pickupLines = ({ pickupCode }: Order): string[] => [pickupCodeText(pickupCode)].filter(Boolean);

// A client who left no name is stored as a final consumer, and is not called so.
const firstName = ({ shippingInfo: { fullName } }: Order): string =>
  fullName === ANONYMOUS_CLIENT ? '' : (fullName.trim().split(/\s+/)[0] ?? '');

// Anyone may type any address and text: a longer name, or one that is no word, could be a message.
const FIRST_NAME = /^[\p{L}\p{M}]{1,20}$/u;

const mailableName = (order: Order): string => {
  const first = firstName(order);
  return FIRST_NAME.test(first) ? first : '';
};

export const greeting = (order: Order): string => {
  const name = mailableName(order);
  return name ? `Hola ${name}:` : '¡Hola!';
};

const orderQuery = (orderNumber: string, linkToken: string): string =>
  `?pedido=${encodeURIComponent(orderNumber)}${linkToken && `&t=${encodeURIComponent(linkToken)}`}`;

/** Returns the address of an order's page, which shows the whole order with a token. */
export const orderUrl = (shopUrl: string, orderNumber: string, linkToken: string): string =>
  `${shopUrl}/track-order${orderQuery(orderNumber, linkToken)}`;

export const trackingUrl = ({ shopUrl, order, linkToken }: OrderMail): string =>
  orderUrl(shopUrl, order.orderNumber, linkToken);

/** Returns the amount of a transfer and the account that it goes to. */
export function bankLines({ order, checkout }: OrderMail): string[] {
  const { alias, cbu, accountHolder, bankName } = checkout.paymentInfo.bankTransfer;
  const account = { Alias: alias, CBU: cbu && formatCbu(cbu), Titular: accountHolder, Banco: bankName };
  return [
    `Pago: transferencia de ${formatMoney(moneyState(order).due)}`,
    ...Object.entries(account).flatMap(([label, text]) => (text ? [`${label}: ${text}`] : [])),
  ];
}

function paymentLines(mail: OrderMail): string[] {
  const { order } = mail;
  if (order.paymentMethod === 'cash') return [`Pago: ${order.paymentName ?? 'en efectivo al recibir'}`];
  if (order.paymentMethod === 'mercado_pago')
    return ['Pago: Mercado Pago', `Si todavía no pagaste, pagalo acá: ${trackingUrl(mail)}`];
  if (order.hasTransferProof)
    return ['Pago: transferencia. Recibimos tu comprobante y te avisamos cuando lo confirmemos.'];
  return [...bankLines(mail), `Subí el comprobante acá: ${trackingUrl(mail)}`];
}

/** Says how much a buyer still brings who pays in person, and in which way; a way named 'Dólares' is no unit of the sum. */
export function toHandOver(order: Order): string {
  const amount = formatMoney(moneyState(order).due);
  return order.paymentName
    ? `Son ${amount}. Forma de pago: ${order.paymentName}.`
    : `Son ${amount} en efectivo.`;
}

function dueLine({ order, checkout }: OrderMail): string {
  const { due } = moneyState(order);
  if (due === 0) return '';
  const amount = formatMoney(due);
  if (order.paymentMethod === 'cash') return toHandOver(order);
  if (order.status === ONLINE_PENDING) return `Son ${amount}: pagalos con Mercado Pago desde el enlace.`;
  if (order.status === 'pending_transfer_confirmation') return '';
  const { alias } = checkout.paymentInfo.bankTransfer;
  return alias ? `Son ${amount}, al alias ${alias}` : `Son ${amount}.`;
}

const withdrawalLine = ({ shopUrl, order, linkToken }: OrderMail): string =>
  `${WITHDRAWAL_RIGHT.replace(/\.$/, ':')} ${shopUrl}${WITHDRAWAL_PATH}${orderQuery(order.orderNumber, linkToken)}`;

function moneyValues(mail: OrderMail) {
  const { alias, cbu } = mail.checkout.paymentInfo.bankTransfer;
  return {
    total: formatMoney(mail.order.total),
    importes: moneyLines(mail.order).join('\n'),
    alias,
    cbu: cbu && formatCbu(cbu),
    cuenta: bankLines(mail).join('\n'),
    pago: paymentLines(mail).join('\n'),
    a_pagar: dueLine(mail),
  };
}

/** Returns what the variables of an order's messages stand for. */
export const orderValues = (mail: OrderMail): Record<string, string> => ({
  ...shopMessageValues(mail.shop),
  nombre: firstName(mail.order),
  saludo: greeting(mail.order),
  pedido: mail.order.orderNumber,
  link: trackingUrl(mail),
  motivo: mail.order.proofReason,
  retiro: pickupCodeText(mail.order.pickupCode),
  productos: boughtLines(mail).join('\n'),
  entrega: [
    deliveryLine(mail.order),
    ...promiseLines(mail.order),
    ...giftLines(mail.order),
    ...pickupLines(mail.order),
  ].join('\n'),
  arrepentimiento: withdrawalLine(mail),
  ...moneyValues(mail),
});

/** Writes a mail to the customer from the text of its event; `values` are the variables of that event alone. */
export function customerMail(mail: OrderMail, event: MessageEvent, values: Record<string, string> = {}) {
  const own = { nombre: mailableName(mail.order), ...values };
  const message = renderMessage(messageOf(mail.templates, event), { ...orderValues(mail), ...own });
  return { to: mail.order.shippingInfo.email, ...message, replyTo: mail.shop.email };
}

/** Confirms an order, as article 1108 of the Código Civil y Comercial requires; repeats no typed text but a first name. */
export function confirmationMail(mail: OrderMail) {
  const { order, shop, shopUrl } = mail;
  const seller = [shop.brand, shop.legalName, shop.address, shop.phone].filter(Boolean);
  return {
    ...customerMail(mail, 'order-placed', { firma: seller.join('\n') }),
    pictures: namesItems(shop) ? picturesOf(order, shopUrl) : [],
  };
}

/** Announces an order to the owner, without personal data because mails get forwarded. */
export function newOrderMail({ order, shop, shopUrl }: OrderMail) {
  const payment = order.paymentName ?? moneyMethodLabel(order.paymentMethod).toLowerCase();
  return {
    to: shop.email,
    pictures: picturesOf(order, shopUrl),
    subject: `Pedido nuevo ${order.orderNumber}: ${formatMoney(order.total)}`,
    text: [
      ...order.items.map((item) => lineOf(item)),
      '',
      `Total: ${formatMoney(order.total)} (${payment})`,
      ...(order.isGift ? [`${GIFT}.`] : []),
      `Verlo: ${shopUrl}/admin/orders/${order._id}`,
    ].join('\n'),
  };
}
