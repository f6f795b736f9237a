import { canReview, firstName, reviewMessages, type ReviewableLine, type ReviewDraft } from '@shop/contract';
import type { Row } from '../../../database/connection';
import { newRow } from '../../../database/rows';
import { inTransaction } from '../../../database/transaction';
import { conflict, notFound } from '../../../platform/http/http-error';
import { orders } from '../../order/services/order';

const reviewFacts = (row: Row | undefined) => ({
  reviewed: row !== undefined,
  hasPhoto: Boolean(row?.photo),
  takesPhoto: row?.state === 'pending',
});

/** Lists the lines of an order whose products can be reviewed; none before the order is paid. */
export async function listReviewableLines(orderNumber: string, token: string): Promise<ReviewableLine[]> {
  const order = await orders.findByLink(orderNumber, token);
  if (!canReview(order)) return [];
  const db = strapi.db.connection;
  const lineIds = order.lines.map(({ id }) => id);
  const written: Row[] = await db('reviews')
    .whereIn('order_line_id', lineIds)
    .select('order_line_id', 'state', 'photo');
  const reviews = new Map(written.map((row) => [row.order_line_id as number, row]));
  const documentIds = order.lines.map(({ productId }) => productId);
  const sold: Row[] = await db('products')
    .whereIn('document_id', documentIds)
    .whereNull('deleted_at')
    .select('document_id');
  const existing = new Set(sold.map((row) => row.document_id));
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
    if (await trx('reviews').where('order_line_id', line.id).first('id'))
      throw conflict(reviewMessages.again);
    const product: Row | undefined = await trx('products')
      .where('document_id', line.productId)
      .whereNull('deleted_at')
      .first('id');
    if (!product) throw conflict(reviewMessages.gone);
    await trx('reviews').insert({
      ...newRow(new Date()),
      ...draft,
      product_id: line.productId,
      order_line_id: line.id,
      order_number: order.orderNumber,
      size: line.size,
      color: line.color,
      name: firstName(order.fullName),
      actor: known.actor,
      answer: '',
      state: 'pending',
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
