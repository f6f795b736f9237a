import type { OnlinePayment } from '@shop/contract';

/** An entry of the ledger that a provider gave a number; that of a refund begins with that of its payment. */
export type OnlineEntry = { kind: string; amount: number; at: string; provider: string; reference: string };

export const refundReference = (paymentId: string, refundId: string): string => `${paymentId}/${refundId}`;
export const chargebackReference = (paymentId: string): string => refundReference(paymentId, 'chargeback');
export const wonReference = (paymentId: string): string => refundReference(paymentId, 'chargeback-won');

/** Returns the pesos that went back of a payment. */
export const refundedOf = (entries: readonly OnlineEntry[], paymentId: string): number =>
  0 -
  entries
    .filter(({ reference }) => reference.startsWith(`${paymentId}/`))
    .reduce((sum, { amount }) => sum + amount, 0);

/** Returns the payments of an order by a provider, the oldest first; `canRefund` names the provider that can be asked. */
export const onlinePayments = (
  entries: readonly OnlineEntry[],
  canRefund: string | undefined,
): OnlinePayment[] =>
  entries
    .filter(({ kind, reference }) => kind === 'payment' && !reference.includes('/'))
    .map(({ provider, reference, at, amount }) => {
      const refunded = refundedOf(entries, reference);
      const refundable = provider === canRefund ? Math.max(0, amount - refunded) : 0;
      return { provider, reference, at, amount, refunded, refundable };
    });
