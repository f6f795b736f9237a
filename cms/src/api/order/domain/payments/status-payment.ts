import type { MoneyMethod, PaymentKind } from '@shop/contract';

type Paid = { total: number; paidAmount: number; paidAt: string | null; paymentMethod: MoneyMethod };
export type PaymentEntry = { kind: PaymentKind; amount: number; method: MoneyMethod };

type Change = {
  status: string;
  paidAt: string | null;
  /** The sum in pesos that earlier changes of status recorded. */
  recordedByStatus: number;
};

/**
 * Returns what a change of status says about the money, or null: 'paid' records what was missing, 'refunded' returns
 * what is left, and a step back takes back a payment that did not happen. Amounts that staff entered stay.
 */
export function statusPayment(
  order: Paid,
  { status, paidAt, recordedByStatus }: Change,
): PaymentEntry | null {
  const method = order.paymentMethod;
  const missing = order.total - order.paidAmount;
  if (status === 'paid') return missing > 0 ? { kind: 'payment', amount: missing, method } : null;
  if (status === 'refunded')
    return order.paidAmount > 0 ? { kind: 'refund', amount: -order.paidAmount, method } : null;
  const isTakenBack = order.paidAt !== null && paidAt === null;
  const back = Math.min(recordedByStatus, order.paidAmount);
  return isTakenBack && back > 0 ? { kind: 'correction', amount: -back, method } : null;
}
