import { orderSchema, type Order } from '@shop/contract';
import type { AnyOrder } from '#shared/order/order-progress.ts';

const CLAIMABLE = ['pending_manual', 'pending_transfer_proof', 'pending_transfer_confirmation'];

/** The order that the checkout handed over, if what is in the navigation's state is one of this number. */
export function orderFromState(state: unknown, orderNumber: string): Order | null {
  const handed = typeof state === 'object' && state !== null && 'order' in state ? state.order : null;
  const parsed = orderSchema.safeParse(handed);
  return parsed.success && parsed.data.orderNumber === orderNumber ? parsed.data : null;
}

/**
 * What the confirmation shows: the shop's own record. Until it arrives, what was handed over,
 * but a state can be written by hand, so it never says that an order is paid.
 */
export function displayedOrder(handed: Order | null, record: AnyOrder | null | undefined): AnyOrder | null {
  if (record) return record;
  if (!handed) return null;
  const status = CLAIMABLE.includes(handed.status) ? handed.status : 'pending_manual';
  return { ...handed, status, paidAt: null };
}
