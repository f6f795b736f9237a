import {
  businessDay,
  exchangedText,
  formatMoney,
  formatPromisedDay,
  messageOf,
  renderMessage,
  type Exchange,
  type MessageEvent,
} from '@shop/contract';
import { customerMail, type OrderMail } from '../order-mail';
import { chatValues } from '../whatsapp-text';

export type ToldExchange = Pick<
  Exchange,
  'code' | 'title' | 'quantity' | 'from' | 'to' | 'difference' | 'heldUntil' | 'reason'
>;
export type ExchangeMailEvent = Extract<MessageEvent, `exchange-${string}`>;
export type ExchangeChatEvent = Extract<MessageEvent, `chat-exchange-${string}`>;

function changeText(exchange: ToldExchange, { shop }: OrderMail): string {
  const { quantity } = exchange;
  if (shop.mailItemNames === 'neutral') return quantity === 1 ? '1 unidad' : `${quantity} unidades`;
  return exchangedText(exchange);
}

function differenceText({ difference }: ToldExchange): string {
  if (difference === 0) return 'No hay diferencia de precio.';
  return difference > 0
    ? `Diferencia a pagar: ${formatMoney(difference)}`
    : `Te devolvemos: ${formatMoney(-difference)}`;
}

const valuesOf = (exchange: ToldExchange, mail: OrderMail): Record<string, string> => ({
  codigo: exchange.code,
  cambio: changeText(exchange, mail),
  diferencia: differenceText(exchange),
  hasta: exchange.heldUntil ? formatPromisedDay(businessDay(new Date(exchange.heldUntil)), true) : '',
  motivo: exchange.reason,
});

/** Tells the buyer what became of her exchange; subject and first lines name no garment. */
export const exchangeMail = (mail: OrderMail, event: ExchangeMailEvent, exchange: ToldExchange) =>
  customerMail(mail, event, valuesOf(exchange, mail));

/** Returns the WhatsApp text of an exchange. */
export const exchangeChatText = (mail: OrderMail, event: ExchangeChatEvent, exchange: ToldExchange): string =>
  renderMessage(messageOf(mail.templates, event), { ...chatValues(mail), ...valuesOf(exchange, mail) }).text;

/** Describes a change of an exchange, with the id of its case. */
export type ExchangeNews = { news: string; caseId: string };

/** Tells the owner of an exchange, without personal data because mails get forwarded. */
export const exchangeNotice = (
  { shop, shopUrl, order }: OrderMail,
  exchange: ToldExchange,
  { news, caseId }: ExchangeNews,
) => ({
  to: shop.email,
  subject: `Cambio ${exchange.code}: ${news}`,
  text: [
    exchangedText(exchange),
    `Cambio: ${exchange.code} · Pedido: ${order.orderNumber}`,
    '',
    `Verlo: ${shopUrl}/admin/cases/${caseId}`,
  ].join('\n'),
});

/** Example for the previews of mails. */
export const exampleExchange: ToldExchange = {
  code: 'CAM-20260302-K7M2QX',
  title: 'Conjunto Ejemplo',
  quantity: 1,
  difference: 0,
  from: { size: '90', color: 'Negro' },
  to: { size: '95', color: 'Negro' },
  heldUntil: '2026-03-13T02:59:59.999Z',
  reason: 'Tiene que estar sin uso y con etiqueta.',
};
