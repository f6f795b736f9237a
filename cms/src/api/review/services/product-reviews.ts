import { MIN_SHOWN_REVIEWS, messages, REVIEWS_PAGE_SIZE, summarizeReviews, totalPages } from '@shop/contract';
import { records } from '../../../database/gateway/records';
import { reviewCounts } from '../../../database/review-counts';
import { notFound } from '../../../platform/http/http-error';
import { asReview, reviewsIn } from './review-records';

/** Lists a page of a product's published reviews; none while fewer than MIN_SHOWN_REVIEWS are published. */
export async function listProductReviews(productId: string, page: number) {
  const db = strapi.db.connection;
  const shown = { documentId: productId, active: true, deletedAt: null };
  if (!(await records('api::product.product', db).has(shown))) throw notFound(messages.productNotFound);
  const summary = summarizeReviews((await reviewCounts(db, [productId])).get(productId) ?? []);
  const count = summary?.count ?? 0;
  const ofPage = {
    orderBy: ['-id'],
    limit: REVIEWS_PAGE_SIZE,
    offset: (page - 1) * REVIEWS_PAGE_SIZE,
  } as const;
  const found =
    count < MIN_SHOWN_REVIEWS ? [] : await reviewsIn(db).many({ productId, state: 'published' }, ofPage);
  return { reviews: found.map(asReview), summary, page, totalPages: totalPages(count, REVIEWS_PAGE_SIZE) };
}
