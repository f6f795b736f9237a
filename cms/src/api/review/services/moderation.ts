import {
  reviewMessages,
  totalPages,
  type ReviewChange,
  type ReviewListQuery,
  type StaffReview,
} from '@shop/contract';
import type { Connection, Row, Trx } from '../../../database/connection';
import { productRecords } from '../../../database/product-records';
import { inTransaction } from '../../../database/transaction';
import { audit } from '../../../platform/access/audit-log';
import { announceChange } from '../../../platform/changes/changes';
import { notFound } from '../../../platform/http/http-error';
import { catalog } from '../../../platform/services';
import { asStaffReview } from './review-view';

const withTitle = (db: Connection | Trx) =>
  db('reviews as r')
    .leftJoin('products as p', 'p.document_id', 'r.product_id')
    .select('r.*', 'p.id as product_row', 'p.title');

async function countReviews(where: object): Promise<number> {
  const [counted] = await strapi.db.connection('reviews').where(where).count('* as total');
  return Number(counted?.total ?? 0);
}

/** Lists a page of all reviews, newest first. */
export async function listReviews({ page, limit, state }: ReviewListQuery) {
  const where = state ? { state } : {};
  const query = withTitle(strapi.db.connection)
    .where(state ? { 'r.state': state } : {})
    .orderBy('r.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit);
  const [rows, totalReviews, pending] = await Promise.all([
    query as Promise<Row[]>,
    countReviews(where),
    countReviews({ state: 'pending' }),
  ]);
  return {
    reviews: rows.map(asStaffReview),
    totalReviews,
    totalPages: totalPages(totalReviews, limit),
    pending,
  };
}

async function find(trx: Trx, id: string): Promise<Row> {
  const row: Row | undefined = await withTitle(trx).where('r.document_id', id).first();
  if (!row) throw notFound(reviewMessages.notFound);
  return row;
}

// Its stock items are locked first, so that a simultaneous order cannot store an outdated entry.
async function refreshProduct(trx: Trx, productId: number): Promise<void> {
  await productRecords(trx, { ids: [productId] }, true);
  await catalog().refresh(trx, [productId]);
}

/** Publishes, rejects or answers a review and renders its product again in the same transaction. */
export const changeReview = (id: string, { state, answer }: ReviewChange): Promise<StaffReview> =>
  inTransaction(async (trx) => {
    const before = asStaffReview(await find(trx, id));
    const changes = { ...(state !== undefined && { state }), ...(answer !== undefined && { answer }) };
    await trx('reviews')
      .where('document_id', id)
      .update({ ...changes, updated_at: new Date() });
    const row = await find(trx, id);
    const after = asStaffReview(row);
    const wasShown = before.state === 'published';
    if (row.product_row !== null && wasShown !== (after.state === 'published'))
      await refreshProduct(trx, row.product_row as number);
    if (wasShown || after.state === 'published') await announceChange('catalog');
    await audit({
      action: 'review-changed',
      before: { _id: id, state: before.state, answer: before.answer },
      after: { _id: id, state: after.state, answer: after.answer },
    });
    return after;
  });
