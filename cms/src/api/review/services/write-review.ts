import { canReview, firstName, reviewMessages, type ReviewableLine, type ReviewDraft } from '@shop/contract';
import { records } from '../../../database/gateway/records';
import { inTransaction } from '../../../database/transaction';
import { conflict, notFound } from '../../../platform/http/http-error';
import { orders } from '../../order/services/order';
import { reviewsIn, type ReviewRecord } from './review-records';

const reviewFacts = (review: Pick<ReviewRecord, 'photo' | 'state'> | undefined) => ({
  reviewed: review !== undefined,
  hasPhoto: Boolean(review?.photo),
  takesPhoto: review?.state === 'pending',
});

/** Lists the lines of an order whose products can be reviewed; none before the order is paid. */
export async function listReviewableLines(orderNumber: string, token: string): Promise<ReviewableLine[]> {
  const order = await orders.findByLink(orderNumber, token);
  if (!canReview(order)) return [];
  const db = strapi.db.connection;
  const written = await reviewsIn(db).many(
    { orderLineId: order.lines.map(({ id }) => id) },
    { select: ['orderLineId', 'state', 'photo'] },
  );
  const reviews = new Map(written.map((review) => [review.orderLineId, review]));
  const sold = await records('api::product.product', db).many(
    { documentId: order.lines.map(({ productId }) => productId), deletedAt: null },
    { select: ['documentId'] },
  );
  const existing = new Set(sold.map(({ documentId }) => documentId));
  return order.lines.flatMap(({ id, productId, title, size, color }, at) =>
    existing.has(productId) ? [{ line: at + 1, title, size, color, ...reviewFacts(reviews.get(id)) }] : [],
  );
}

/** Stores a buyer's review, which waits for the shop; throws 409 for a second one of the same line. */
export async function createReview({ orderNumber, token, line: position, ...draft }: ReviewDraft) {
  const known = await orders.findByLink(orderNumber, token);
  await inTransaction(async (trx) => {
    // The order's lock makes two reviews of one line wait for each other.
    const order = await orders.lock(trx, known.documentId);
    if (!canReview(order)) throw conflict(reviewMessages.notPaid);
    const line = order.lines[position - 1];
    if (!line) throw notFound(reviewMessages.line);
    if (await reviewsIn(trx).has({ orderLineId: line.id })) throw conflict(reviewMessages.again);
    const existing = { documentId: line.productId, deletedAt: null };
    if (!(await records('api::product.product', trx).has(existing))) throw conflict(reviewMessages.gone);
    await reviewsIn(trx).insert({
      ...draft,
      productId: line.productId,
      orderLineId: line.id,
      orderNumber: order.orderNumber,
      size: line.size,
      color: line.color,
      name: firstName(order.fullName),
      actor: known.actor,
    });
    if (!known.isOwnLink)
      await orders.recordEvent(trx, order.id, {
        type: 'note',
        at: new Date(),
        actor: known.actor,
        note: `Opinó sobre ${line.title}.`,
      });
  });
}
