import { formatMoney, type Order, type PaymentMethod } from '@shop/contract';
import { customerMail, greeting, signature, trackingUrl, type OrderMail } from '../order-mail';

const moneyLine = ({ paidAt, total, paymentMethod, hasTransferProof }: Order): string => {
  if (paidAt) return `Te devolvemos los ${formatMoney(total)} que pagaste: te escribimos para coordinarlo.`;
  if (paymentMethod === 'cash') return 'No tenés que pagar nada.';
  return hasTransferProof
    ? 'Si ya nos transferiste, te devolvemos el dinero: respondé este correo con tu alias o CBU.'
    : 'No tenés que pagar nada. Si ya nos transferiste, respondé este correo y te devolvemos el dinero.';
};

/** Tells the customer that her order was cancelled, and what becomes of her money. */
export const cancelledMail = (mail: OrderMail) =>
  customerMail(mail, `Se canceló tu pedido ${mail.order.orderNumber}`, [
    [greeting(mail.order), `Tu pedido ${mail.order.orderNumber} fue cancelado.`],
    [moneyLine(mail.order)],
    ['Cualquier duda, respondé este correo.'],
    signature(mail),
  ]);

const refundWays: Readonly<Record<string, string>> = {
  cash: 'en efectivo',
  transfer: 'por transferencia',
};

/** Tells the customer that the shop has returned an amount, in whole pesos. */
export const refundMail = (mail: OrderMail, amount: number, method: PaymentMethod | (string & {})) =>
  customerMail(mail, `Te devolvimos dinero de tu pedido ${mail.order.orderNumber}`, [
    [greeting(mail.order), `Te devolvimos ${formatMoney(amount)} de tu pedido ${mail.order.orderNumber}.`],
    [
      ...(refundWays[method] ? [`Lo devolvimos ${refundWays[method]}.`] : []),
      'Si no lo ves en unos días, respondé este correo.',
    ],
    signature(mail),
  ]);

function differenceLine(difference: number, { paidAt }: Order): string[] {
  if (difference === 0) return [];
  if (!paidAt) return ['Ese es el total que tenés que pagar.'];
  return difference > 0
    ? [`Diferencia que falta pagar: ${formatMoney(difference)}`]
    : [`Diferencia que te devolvemos: ${formatMoney(-difference)}`];
}

/** Tells the customer what her order cost and costs now, and who owes the difference. */
export function orderChangedMail(mail: OrderMail, oldTotal: number) {
  const { order } = mail;
  return customerMail(mail, `Cambiamos tu pedido ${order.orderNumber}`, [
    [greeting(order), `Tu pedido ${order.orderNumber} cambió, como lo hablamos.`],
    [
      `Total anterior: ${formatMoney(oldTotal)}`,
      `Total nuevo: ${formatMoney(order.total)}`,
      ...differenceLine(order.total - oldTotal, order),
    ],
    [`Mirá cómo quedó: ${trackingUrl(mail)}`],
    signature(mail),
  ]);
}
