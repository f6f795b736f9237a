import type { Row, Trx } from '../../database/connection';
import { newRow } from '../../database/rows';
import type { DemoReview } from '../reviews/demo-reviews';
import type { ReviewPhotos } from './seed-review-photos';
import { insertAll } from './insert-all';
import type { SeededProduct } from './seed-products';

export async function seedReviews(
  trx: Trx,
  reviews: readonly DemoReview[],
  seeded: readonly SeededProduct[],
  photos: ReviewPhotos,
): Promise<void> {
  const numbers = reviews.map(({ order }) => order.orderNumber);
  const lines: Row[] = await trx('order_lines as l')
    .join('orders as o', 'o.id', 'l.order_id')
    .whereIn('o.order_number', numbers)
    .select('l.id', 'l.position', 'o.order_number');
  const keyOf = (number: unknown, position: unknown) => `${String(number)} ${String(position)}`;
  const lineIds = new Map(
    lines.map(({ id, order_number, position }) => [keyOf(order_number, position), id as number]),
  );
  const rows = reviews.map((review) => {
    const { order, position, line, at, name, stars, fit, text, answer, state } = review;
    return {
      ...newRow(at),
      product_id: seeded[line.product]!.documentId,
      order_line_id: lineIds.get(keyOf(order.orderNumber, position)),
      order_number: order.orderNumber,
      stars,
      fit,
      text,
      size: line.size,
      color: line.color,
      name,
      answer,
      state,
      photo: photos.get(review) ?? null,
    };
  });
  await insertAll(trx, 'reviews', rows);
}
