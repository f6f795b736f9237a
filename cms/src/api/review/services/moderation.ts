import {
  reviewMessages,
  totalPages,
  type ReviewChange,
  type ReviewListQuery,
  type StaffReview,
} from '@shop/contract';
import type { Connection, Row, Trx } from '../../../database/connection';
import { countRows } from '../../../database/rows';
import { productRecords } from '../../../database/product-records';
import { inTransaction } from '../../../database/transaction';
import { audit } from '../../../platform/access/audit-log';
import { announceChange } from '../../../platform/changes/changes';
import { conflict, notFound } from '../../../platform/http/http-error';
import { catalog } from '../../catalog/services/catalog';
import { asStaffReview } from './review-view';

const withTitle = (db: Connection | Trx) =>
  db('reviews as r')
    .leftJoin('products as p', 'p.document_id', 'r.product_id')
    .select('r.*', 'p.id as product_row', 'p.title');

const countReviews = (where: object): Promise<number> =>
  countRows(strapi.db.connection('reviews').where(where));

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
  await catalog.refresh(trx, [productId]);
}

const shownPhoto = ({ state, photo, photoHidden }: StaffReview): string | undefined =>
  state === 'published' && !photoHidden ? photo?.id : undefined;

// The buyer may have added or replaced her photo after the list was read.
function requireSeenPhoto(before: StaffReview, after: StaffReview, seenPhoto: string | undefined): void {
  const photo = shownPhoto(after);
  if (photo && photo !== shownPhoto(before) && photo !== seenPhoto)
    throw conflict(reviewMessages.photoChanged);
}

const changedColumns = ({ state, answer, photoHidden }: ReviewChange) => ({
  ...(state !== undefined && { state }),
  ...(answer !== undefined && { answer }),
  ...(photoHidden !== undefined && { photo_hidden: photoHidden }),
});

const auditedFacts = ({ _id, state, answer, photo, photoHidden }: StaffReview) => ({
  _id,
  state,
  answer,
  photoHidden,
  ...(photo && { photo: photo.id }),
});

/** Publishes, rejects or answers a review, shows or hides its photo, and renders its product again in the same
 * transaction; throws 409 instead of publishing a photo that staff have not seen. */
export const changeReview = (id: string, change: ReviewChange): Promise<StaffReview> =>
  inTransaction(async (trx) => {
    const before = asStaffReview(await find(trx, id));
    await trx('reviews')
      .where('document_id', id)
      .update({ ...changedColumns(change), updated_at: new Date() });
    const row = await find(trx, id);
    const after = asStaffReview(row);
    requireSeenPhoto(before, after, change.seenPhoto);
    const wasShown = before.state === 'published';
    if (row.product_row !== null && wasShown !== (after.state === 'published'))
      await refreshProduct(trx, row.product_row as number);
    if (wasShown || after.state === 'published') await announceChange('catalog');
    await audit({
      action: 'review-changed',
      before: auditedFacts(before),
      after: auditedFacts(after),
    });
    return after;
  });
