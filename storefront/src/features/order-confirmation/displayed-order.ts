import { orderSchema, type Order } from '@shop/contract';
import type { AnyOrder } from '#shared/order/order-progress.ts';

const CLAIMABLE = ['pending_manual', 'pending_transfer_proof', 'pending_transfer_confirmation'];

/** Returns the order that the checkout passed in the navigation state, if its number matches. */
export function orderFromState(state: unknown, orderNumber: string): Order | null {
  const fromState = typeof state === 'object' && state !== null && 'order' in state ? state.order : null;
  const parsed = orderSchema.safeParse(fromState);
  return parsed.success && parsed.data.orderNumber === orderNumber ? parsed.data : null;
}

/**
 * Returns the API's record of the order; until it arrives, the order of the navigation state.
 * Shoppers can forge that state, so it never shows as paid.
 */
export function displayedOrder(
  fromState: Order | null,
  record: AnyOrder | null | undefined,
): AnyOrder | null {
  if (record) return record;
  if (!fromState) return null;
  const status = CLAIMABLE.includes(fromState.status) ? fromState.status : 'pending_manual';
  return { ...fromState, status, paidAt: null };
}
