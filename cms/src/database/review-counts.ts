import type { Fit, ReviewCounts } from '@shop/contract';
import type { Connection, Row, Trx } from './connection';

/** SQL of the published reviews of each product by fit: their number and the sum of their stars. */
export const REVIEW_COUNTS_SQL = `select p.id as product_id, r.fit, count(*) as reviews, sum(r.stars) as stars
  from reviews r join products p on p.document_id = r.product_id
  where r.state = 'published' group by p.id, r.fit`;

export const reviewCountRows = (trx: Connection | Trx, productIds: readonly number[]): Promise<Row[]> =>
  trx('reviews as r')
    .join('products as p', 'p.document_id', 'r.product_id')
    .whereIn('p.id', productIds)
    .where('r.state', 'published')
    .groupBy('p.id', 'r.fit')
    .select('p.id as product_id', 'r.fit', trx.raw('count(*) as reviews'), trx.raw('sum(r.stars) as stars'));

/** Returns which lines of an order have a review. */
export const reviewedLines = async (trx: Trx, lineIds: readonly number[]): Promise<Set<number>> =>
  new Set(await trx('reviews').whereIn('order_line_id', lineIds).pluck('order_line_id'));

/** Groups rows of counts by their product. */
export function reviewCountsByProduct(rows: readonly Row[]): Map<number, ReviewCounts> {
  const byProduct = new Map<number, ReviewCounts>();
  for (const { product_id, fit, reviews, stars } of rows) {
    const counts = byProduct.get(product_id as number) ?? [];
    const count = { fit: fit as Fit, count: Number(reviews), stars: Number(stars) };
    byProduct.set(product_id as number, [...counts, count]);
  }
  return byProduct;
}
