import type { OrderStatus, PaymentMethod } from '@shop/contract';

/** The status an order starts in. */
export function firstStatus(payment: PaymentMethod, hasProof: boolean): OrderStatus {
  if (payment === 'cash') return 'pending_manual';
  return hasProof ? 'pending_transfer_confirmation' : 'pending_transfer_proof';
}
