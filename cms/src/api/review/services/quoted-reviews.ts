import {
  MIN_SHOWN_REVIEWS,
  QUOTED_LENGTH,
  QUOTED_STARS,
  SHOWCASE_REVIEWS,
  summarizeReviews,
  type QuotedReview,
} from '@shop/contract';
import { records } from '../../../database/gateway/records';
import { reviewCounts } from '../../../database/review-counts';
import { reviewsIn } from './review-records';

// Enough to find some of different products among them.
const NEWEST = 60;
const GOOD = [1, 2, 3, 4, 5].filter((stars) => stars >= QUOTED_STARS);

/** Returns the newest good reviews with a text, one of each product on sale that has enough reviews to show them. */
export async function quotedReviews(): Promise<QuotedReview[]> {
  const db = strapi.db.connection;
  const found = await reviewsIn(db).many(
    { state: 'published', stars: GOOD },
    { orderBy: ['-id'], limit: NEWEST },
  );
  const written = found.filter(({ text }) => (text ?? '').length >= QUOTED_LENGTH);
  const documentId = [...new Set(written.map(({ productId }) => productId))];
  const onSale = await records('api::product.product', db).many(
    { documentId, active: true, deletedAt: null },
    { select: ['documentId', 'slug', 'title'] },
  );
  const counts = await reviewCounts(db, documentId);
  const isShown = (id: string) => (summarizeReviews(counts.get(id) ?? [])?.count ?? 0) >= MIN_SHOWN_REVIEWS;
  const products = new Map(
    onSale.filter((product) => isShown(product.documentId)).map((product) => [product.documentId, product]),
  );
  const quoted = new Map<string, QuotedReview>();
  for (const { documentId: _id, productId, stars, text, name } of written) {
    const product = products.get(productId);
    if (!product || quoted.has(productId)) continue;
    const { slug, title } = product;
    quoted.set(productId, {
      _id,
      stars,
      text: text ?? '',
      name,
      product: { slug: slug ?? productId, title },
    });
  }
  return [...quoted.values()].slice(0, SHOWCASE_REVIEWS);
}
