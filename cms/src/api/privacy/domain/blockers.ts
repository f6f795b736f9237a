import { knownFulfillment, STOPPED_STATUSES, type ErasureBlocker } from '@shop/contract';

type Progress = { status: string; fulfillment: string; paidAmount: number; isDeleted: boolean };

const isStopped = (status: string): boolean => (STOPPED_STATUSES as readonly string[]).includes(status);

/** Returns why an order must keep its buyer for now: goods or money are still under way; null when nothing is. */
export function blockerOf({ status, fulfillment, paidAmount, isDeleted }: Progress): ErasureBlocker | null {
  if (isStopped(status) || isDeleted) return isStopped(status) && paidAmount > 0 ? 'to_refund' : null;
  return knownFulfillment(fulfillment) === 'delivered' ? null : 'in_progress';
}
