import { formatMoney, type Order, type PaymentMethod } from '@shop/contract';
import { customerMail, type OrderMail } from '../order-mail';

const moneyLine = ({ paidAt, total, paymentMethod, hasTransferProof }: Order): string => {
  if (paidAt) return `Te devolvemos los ${formatMoney(total)} que pagaste: te escribimos para coordinarlo.`;
  if (paymentMethod === 'cash') return 'No tenés que pagar nada.';
  return hasTransferProof
    ? 'Si ya nos transferiste, te devolvemos el dinero: respondé este correo con tu alias o CBU.'
    : 'No tenés que pagar nada. Si ya nos transferiste, respondé este correo y te devolvemos el dinero.';
};

/** Tells the customer that her order was cancelled, and what becomes of her money. */
export const cancelledMail = (mail: OrderMail) =>
  customerMail(mail, 'order-cancelled', { dinero: moneyLine(mail.order) });

const refundWays: Readonly<Record<string, string>> = {
  cash: ' en efectivo',
  transfer: ' por transferencia',
};

/** Tells the customer that the shop has returned an amount, in whole pesos. */
export const refundMail = (mail: OrderMail, amount: number, method: PaymentMethod | (string & {})) =>
  customerMail(mail, 'order-refund', { monto: formatMoney(amount), medio: refundWays[method] ?? '' });

function differenceLine(difference: number, { paidAt }: Order): string {
  if (difference === 0) return '';
  if (!paidAt) return 'Ese es el total que tenés que pagar.';
  return difference > 0
    ? `Diferencia que falta pagar: ${formatMoney(difference)}`
    : `Diferencia que te devolvemos: ${formatMoney(-difference)}`;
}

/** Tells the customer what her order cost and costs now, and who owes the difference. */
export const orderChangedMail = (mail: OrderMail, oldTotal: number) =>
  customerMail(mail, 'order-changed', {
    total_anterior: formatMoney(oldTotal),
    diferencia: differenceLine(mail.order.total - oldTotal, mail.order),
  });
