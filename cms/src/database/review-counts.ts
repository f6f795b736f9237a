import type { Fit, ReviewCounts } from '@shop/contract';
import type { Connection, Row, Trx } from './connection';
import { records } from './gateway/records';
import { groupBy } from './rows';

/** Groups rows of counted reviews by the document id of their product. */
export const countsByProduct = (rows: readonly Row[]): Map<string, ReviewCounts> =>
  groupBy(
    rows.map(({ product_id, fit, reviews, stars }) => ({
      productId: product_id as string,
      fit: fit as Fit,
      count: Number(reviews),
      stars: Number(stars),
    })),
    ({ productId }) => productId,
  );

/** Returns the number and the stars of the published reviews of products, by fit. */
export async function reviewCounts(
  db: Connection | Trx,
  documentIds: readonly string[],
): Promise<Map<string, ReviewCounts>> {
  const rows: Row[] = await records('api::review.review', db)
    .sql()
    .whereIn('product_id', [...documentIds])
    .where('state', 'published')
    .groupBy('product_id', 'fit')
    .select('product_id', 'fit')
    .count('* as reviews')
    .sum('stars as stars');
  return countsByProduct(rows);
}

/** Returns which lines of an order have a review. */
export async function reviewedLines(trx: Trx, lineIds: readonly number[]): Promise<Set<number | null>> {
  const reviews = records('api::review.review', trx);
  const written = await reviews.many({ orderLineId: lineIds }, { select: ['orderLineId'] });
  return new Set(written.map(({ orderLineId }) => orderLineId));
}
