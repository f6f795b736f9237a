import { MIN_SHOWN_REVIEWS, messages, REVIEWS_PAGE_SIZE, summarizeReviews, totalPages } from '@shop/contract';
import type { Row } from '../../../database/connection';
import { reviewCountRows, reviewCountsByProduct } from '../../../database/review-counts';
import { notFound } from '../../../platform/http/http-error';
import { asReview } from './review-view';

/** Lists a page of a product's published reviews; none while fewer than MIN_SHOWN_REVIEWS are published. */
export async function listProductReviews(productId: string, page: number) {
  const db = strapi.db.connection;
  const product: Row | undefined = await db('products')
    .where({ document_id: productId, active: true })
    .whereNull('deleted_at')
    .first('id');
  if (!product) throw notFound(messages.productNotFound);
  const id = product.id as number;
  const summary = summarizeReviews(reviewCountsByProduct(await reviewCountRows(db, [id])).get(id) ?? []);
  const count = summary?.count ?? 0;
  const rows: Row[] =
    count < MIN_SHOWN_REVIEWS
      ? []
      : await db('reviews')
          .where({ product_id: productId, state: 'published' })
          .orderBy('id', 'desc')
          .limit(REVIEWS_PAGE_SIZE)
          .offset((page - 1) * REVIEWS_PAGE_SIZE);
  return { reviews: rows.map(asReview), summary, page, totalPages: totalPages(count, REVIEWS_PAGE_SIZE) };
}
