import type { Trx } from '../../../database/connection';

/** Returns which lines of an order have a review. */
export async function reviewedLines(trx: Trx, lineIds: readonly number[]): Promise<Set<number>> {
  const ids: number[] = await trx('reviews').whereIn('order_line_id', lineIds).pluck('order_line_id');
  return new Set(ids);
}
