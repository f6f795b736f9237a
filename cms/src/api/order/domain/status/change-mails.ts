import { formatMoney, moneyState, type Order } from '@shop/contract';
import { customerMail, type OrderMail } from '../order-mail';

const moneyLine = ({ paidAmount, paymentMethod, hasTransferProof }: Order): string => {
  if (paidAmount > 0)
    return `Te devolvemos los ${formatMoney(paidAmount)} que pagaste: te escribimos para coordinarlo.`;
  if (paymentMethod !== 'transfer') return 'No tenés que pagar nada.';
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
  debit: ' en la tarjeta',
  credit: ' en la tarjeta',
  card: ' en la tarjeta',
  mercado_pago: ' por Mercado Pago',
};

/** Tells the customer that the shop has returned an amount, in whole pesos. */
export const refundMail = (mail: OrderMail, amount: number, method: string) =>
  customerMail(mail, 'order-refund', { monto: formatMoney(amount), medio: refundWays[method] ?? '' });

function differenceLine(oldTotal: number, order: Order): string {
  const { due, toReturn, payments } = moneyState(order);
  if (toReturn > 0) return `Te devolvemos: ${formatMoney(toReturn)}`;
  if (payments > 0) return due > 0 ? `Falta pagar: ${formatMoney(due)}` : '';
  const difference = order.total - oldTotal;
  return difference === 0 ? '' : `Diferencia: ${formatMoney(difference)}`;
}

/** Tells the customer what her order cost and costs now, and what is still to be paid or returned. */
export const orderChangedMail = (mail: OrderMail, oldTotal: number) =>
  customerMail(mail, 'order-changed', {
    total_anterior: formatMoney(oldTotal),
    diferencia: differenceLine(oldTotal, mail.order),
  });
