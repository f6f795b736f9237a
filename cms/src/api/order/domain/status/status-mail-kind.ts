type Facts = { status: string; transferProof: string; paidAmount: number };

export type StatusMailKind = 'order-cancelled' | 'order-paid' | 'order-proof-accepted' | 'order-refund';

const acceptsProof = (before: Facts): boolean =>
  before.status === 'pending_transfer_confirmation' && before.transferProof !== '';

/** Returns which mail a change of status sends to the customer; null for none. */
export function statusMailKind(before: Facts, { status, paidAmount }: Facts): StatusMailKind | null {
  if (status === 'refunded') return before.paidAmount > paidAmount ? 'order-refund' : null;
  if (status === 'cancelled') return before.status === 'refunded' ? null : 'order-cancelled';
  if (status !== 'paid') return null;
  return acceptsProof(before) ? 'order-proof-accepted' : 'order-paid';
}
