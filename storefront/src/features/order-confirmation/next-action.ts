import { awaitsProof, ONLINE_PENDING } from '@shop/contract';
import { dueOf, type AnyOrder } from '#shared/order/order-progress.ts';

/** Step that the buyer of a new order takes next: she pays it here, follows it, or writes without the link for either. */
export type NextAction = 'pay' | 'follow' | 'write';

/** Returns the one action that a confirmation stresses. */
export function nextAction(order: AnyOrder, token: string | null): NextAction {
  if (!token) return 'write';
  const isUnpaidOnline = order.status === ONLINE_PENDING && dueOf(order) > 0;
  return awaitsProof(order) || isUnpaidOnline ? 'pay' : 'follow';
}
