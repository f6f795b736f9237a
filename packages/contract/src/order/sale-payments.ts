import { z } from '../z';
import { MAX_TOTAL } from '../limits';
import { formatMoney } from '../money/money';
import { wayKey } from '../money/payment-ways';
import { amountMessages, typedPesos } from '../text/value-fields';

/** Payments that one sale may be split into. */
export const MAX_SALE_PAYMENTS = 6;

/** A part of what a client pays for a sale. */
const salePaymentPart = z.object({
  method: wayKey,
  amount: typedPesos(MAX_TOTAL, 1, amountMessages.tooLow),
});
export type SalePaymentPart = z.output<typeof salePaymentPart>;

export const salePayments = z
  .array(salePaymentPart)
  .check(z.maxLength(MAX_SALE_PAYMENTS, `Se admiten hasta ${MAX_SALE_PAYMENTS} pagos por venta`));

/** Returns the pesos of several payments. */
export const paymentsSum = (payments: readonly { amount: number }[]): number =>
  payments.reduce((sum, { amount }) => sum + amount, 0);

/** Names what is wrong with the payments of a sale: they may be a deposit, never more than its total; '' if nothing is. */
export function salePaymentsFault(payments: readonly { amount: number }[], total: number): string {
  const over = paymentsSum(payments) - total;
  if (over <= 0) return '';
  return `Los pagos suman ${formatMoney(total + over)} y la venta es de ${formatMoney(total)}: sobran ${formatMoney(over)}.`;
}

/** Returns the change that a client gets for what she hands over in cash, 0 when she hands over less than she pays. */
export const changeFor = (handedOver: number, amount: number): number => Math.max(0, handedOver - amount);

/** Returns the specified method of an order that is paid in a way of the counter: what is paid in person is 'cash'. */
export const orderMethodOf = (way: string): 'cash' | 'transfer' => (way === 'transfer' ? 'transfer' : 'cash');
