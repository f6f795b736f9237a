import {
  asPage,
  reviewMessages,
  type ReviewChange,
  type ReviewListQuery,
  type StaffReview,
} from '@shop/contract';
import type { Connection, Trx } from '../../../database/connection';
import { records } from '../../../database/gateway/records';
import { productRecords } from '../../../database/product-records';
import { inTransaction } from '../../../database/transaction';
import { audit } from '../../../platform/access/audit-log';
import { announceChange } from '../../../platform/changes/changes';
import { conflictingFields, editConflict } from '../../../platform/edits/edit-conflict';
import { conflict, notFound } from '../../../platform/http/http-error';
import { catalog } from '../../catalog/services/catalog';
import { asStaffReview, reviewsIn, type ReviewRecord } from './review-records';

const STALE = 'Otra persona decidió sobre esta opinión mientras la leías.';

async function productsOf(db: Connection | Trx, found: readonly ReviewRecord[]) {
  const documentId = [...new Set(found.map(({ productId }) => productId))];
  const select = ['id', 'documentId', 'title'] as const;
  const products = await records('api::product.product', db).many({ documentId }, { select });
  return new Map(products.map((product) => [product.documentId, product]));
}

/** Lists a page of all reviews, newest first. */
export async function listReviews({ page, limit, state }: ReviewListQuery) {
  const db = strapi.db.connection;
  const where = state ? { state } : {};
  const found = await reviewsIn(db).many(where, { orderBy: ['-id'], limit, offset: (page - 1) * limit });
  const [products, total, pending] = await Promise.all([
    productsOf(db, found),
    reviewsIn(db).count(where),
    reviewsIn(db).count({ state: 'pending' }),
  ]);
  const rows = found.map((review) => asStaffReview(review, products.get(review.productId)));
  return { ...asPage('reviews', rows, total, limit), pending };
}

async function find(trx: Trx, documentId: string): Promise<ReviewRecord> {
  const review = await reviewsIn(trx).one({ documentId }, { isLocked: true });
  if (!review) throw notFound(reviewMessages.notFound);
  return review;
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

const auditedFacts = ({ _id, state, answer, photo, photoHidden }: StaffReview) => ({
  _id,
  state,
  answer,
  photoHidden,
  ...(photo && { photo: photo.id }),
});

/** Publishes, rejects or answers a review, shows or hides its photo, and renders its product again in the same
 * transaction; throws 409 instead of publishing a photo that staff have not seen, or after another person's decision. */
export const changeReview = (
  id: string,
  { seenPhoto, seen = {}, ...change }: ReviewChange,
): Promise<StaffReview> =>
  inTransaction(async (trx) => {
    const stored = await find(trx, id);
    const product = (await productsOf(trx, [stored])).get(stored.productId);
    const before = asStaffReview(stored, product);
    const stale = conflictingFields({ base: seen, wanted: change, current: before });
    if (stale.length > 0) throw editConflict(stale, STALE, { review: before });
    await reviewsIn(trx).update({ id: stored.id }, change);
    const after = asStaffReview(await find(trx, id), product);
    requireSeenPhoto(before, after, seenPhoto);
    const wasShown = before.state === 'published';
    if (product && wasShown !== (after.state === 'published')) await refreshProduct(trx, product.id);
    if (wasShown || after.state === 'published') await announceChange('catalog');
    await audit({
      action: 'review-changed',
      before: auditedFacts(before),
      after: auditedFacts(after),
    });
    return after;
  });
