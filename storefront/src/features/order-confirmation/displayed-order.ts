import { ALL_STATUSES, orderSchema, type Order } from '@shop/contract';
import type { AnyOrder } from '#shared/order/order-progress.ts';

const CLAIMABLE: readonly string[] = ALL_STATUSES.filter((status) => status.startsWith('pending'));

export function orderFromState(state: unknown, orderNumber: string): Order | null {
  const fromState = typeof state === 'object' && state !== null && 'order' in state ? state.order : null;
  const parsed = orderSchema.safeParse(fromState);
  return parsed.success && parsed.data.orderNumber === orderNumber ? parsed.data : null;
}

/** Returns the API's record, until it arrives the order of the navigation state: never as paid, it can be forged. */
export function displayedOrder(
  fromState: Order | null,
  record: AnyOrder | null | undefined,
): AnyOrder | null {
  if (record) return record;
  if (!fromState) return null;
  const status = CLAIMABLE.includes(fromState.status) ? fromState.status : 'pending_manual';
  return { ...fromState, status, isPaid: false, paidAt: null };
}
