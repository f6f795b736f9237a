import { moneyState, type MoneyFacts, type MoneyMethod } from '@shop/contract';

export type PaymentEntry = { kind: 'payment' | 'refund'; amount: number; method: MoneyMethod };

/** Returns what a new status says about the money, or null: 'paid' records what is due, 'refunded' returns what is left. */
export function statusPayment(
  order: MoneyFacts & { paymentMethod: MoneyMethod; paymentWay: string },
  status: string,
): PaymentEntry | null {
  const method = order.paymentWay || order.paymentMethod;
  const { due, collected } = moneyState({ ...order, status });
  if (status === 'paid') return due > 0 ? { kind: 'payment', amount: due, method } : null;
  if (status !== 'refunded') return null;
  return collected > 0 ? { kind: 'refund', amount: -collected, method } : null;
}
