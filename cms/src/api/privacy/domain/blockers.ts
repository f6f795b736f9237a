import { goodsState, isStopped, moneyState, type ErasureBlocker, type OrderFacts } from '@shop/contract';

type Progress = Pick<
  OrderFacts,
  'status' | 'fulfillment' | 'deliveryMethod' | 'total' | 'paidAmount' | 'refundedAmount'
> & { isDeleted: boolean };

/** Returns why an order must keep its buyer for now: goods or money are still under way; null when nothing is. */
export function blockerOf(order: Progress): ErasureBlocker | null {
  const { due, toReturn } = moneyState(order);
  if (toReturn > 0) return 'to_refund';
  if (isStopped(order.status) || order.isDeleted) return null;
  return goodsState(order).place === 'handed_over' && due === 0 ? null : 'in_progress';
}
