import { reviewsIn } from '../../api/review/services/review-records';
import type { Trx } from '../../database/connection';
import { records } from '../../database/gateway/records';
import type { DemoReview } from '../reviews/demo-reviews';
import type { ReviewPhotos } from './seed-review-photos';
import type { SeededProduct } from './seed-products';

async function lineIdsOf(trx: Trx, reviews: readonly DemoReview[]): Promise<Map<string, number>> {
  const orderNumber = reviews.map(({ order }) => order.orderNumber);
  const orders = await records('api::order.order', trx).many(
    { orderNumber },
    { select: ['id', 'orderNumber'] },
  );
  const numbers = new Map(orders.map((order) => [order.id, order.orderNumber]));
  const lines = await records('api::order-line.order-line', trx).many(
    { orderId: [...numbers.keys()] },
    { select: ['id', 'orderId', 'position'] },
  );
  return new Map(lines.map(({ id, orderId, position }) => [`${numbers.get(orderId ?? 0)} ${position}`, id]));
}

export async function seedReviews(
  trx: Trx,
  reviews: readonly DemoReview[],
  seeded: readonly SeededProduct[],
  photos: ReviewPhotos,
): Promise<void> {
  const lineIds = await lineIdsOf(trx, reviews);
  await reviewsIn(trx).insertMany(
    reviews.map((review) => {
      const { order, position, line, at: createdAt, name, stars, fit, text, answer, state } = review;
      return {
        createdAt,
        productId: seeded[line.product]!.documentId,
        orderLineId: lineIds.get(`${order.orderNumber} ${position}`),
        orderNumber: order.orderNumber,
        stars,
        fit,
        text,
        size: line.size,
        color: line.color,
        name,
        answer,
        state,
        photo: photos.get(review),
      };
    }),
  );
}
