import type { Trx } from '../../../database/connection';
import { showsPhoto } from './review-photo';

/** Returns which lines of an order have a review. */
async function reviewedLines(trx: Trx, lineIds: readonly number[]): Promise<Set<number>> {
  const ids: number[] = await trx('reviews').whereIn('order_line_id', lineIds).pluck('order_line_id');
  return new Set(ids);
}

const reviewService = () => ({ showsPhoto, reviewedLines });

export default reviewService;

declare module '../../../platform/services' {
  interface ShopServices {
    'api::review.review': ReturnType<typeof reviewService>;
  }
}
