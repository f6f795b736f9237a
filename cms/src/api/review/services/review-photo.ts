import { randomBytes } from 'node:crypto';
import { reviewMessages } from '@shop/contract';
import type { Trx } from '../../../database/connection';
import { records } from '../../../database/gateway/records';
import { inTransaction } from '../../../database/transaction';
import { announceChange } from '../../../platform/changes/changes';
import { conflict, notFound } from '../../../platform/http/http-error';
import { orders } from '../../order/services/order';
import { pictures } from '../../picture-upload/services/picture-upload';
import { fileStore } from '../../../platform/storage/file-store';
import { photoKey } from '../domain/photo-addresses';
import { reviewsIn, type ReviewRecord } from './review-records';

const PHOTO_ID = /^[0-9a-f]{32}$/;

/** A line of an order, as the holder of its link names it. */
export type LinkedLine = { orderNumber: string; token: string; line: number };

/** Deletes a photo and all sizes of it. */
export const removePhotoFiles = (id: string): Promise<void> =>
  fileStore().remove(pictures.keysOf(photoKey(id)));

async function findReview(trx: Trx, lineId = 0): Promise<ReviewRecord> {
  const review = await reviewsIn(trx).one({ orderLineId: lineId });
  if (!review) throw notFound(reviewMessages.notWritten);
  return review;
}

// The order's lock makes two calls for one line wait for each other.
async function withReview<T>(
  { orderNumber, token, line }: LinkedLine,
  work: (trx: Trx, review: ReviewRecord) => T,
) {
  const known = await orders.findByLink(orderNumber, token);
  return inTransaction(async (trx) => {
    const order = await orders.lock(trx, known.documentId);
    return work(trx, await findReview(trx, order.lines[line - 1]?.id));
  });
}

function requireOpen({ state }: ReviewRecord): void {
  if (state !== 'pending') throw conflict(reviewMessages.photoClosed);
}

/** Throws 403, 404 or 409 unless the link's holder may add a photo now: asked before the photo is read. */
export const requireOpenReview = (line: LinkedLine): Promise<void> =>
  withReview(line, (_trx, review) => requireOpen(review));

// A decision of the staff may come meanwhile: the state is checked by the update itself.
async function attach(trx: Trx, review: ReviewRecord, photo: string): Promise<string | null> {
  const open = { id: review.id, state: 'pending' };
  const changed = await reviewsIn(trx).update(open, { photo, photoHidden: false });
  if (changed !== 1) throw conflict(reviewMessages.photoClosed);
  return review.photo;
}

/** Re-encodes a buyer's photo and adds it to her review, in place of an earlier one; staff publish it with the review. */
export async function addPhoto(line: LinkedLine, file: Buffer): Promise<void> {
  const bytes = await pictures.reencode(file);
  const photo = randomBytes(16).toString('hex');
  await fileStore().write([{ key: `${photoKey(photo)}.jpg`, bytes }]);
  const earlier = await withReview(line, (trx, review) => attach(trx, review, photo)).catch(
    async (error: unknown) => {
      await removePhotoFiles(photo);
      throw error;
    },
  );
  if (earlier) await removePhotoFiles(earlier);
}

/** Deletes the photo of a buyer's review, published or not; works more than once. */
export async function removePhoto(line: LinkedLine): Promise<void> {
  const removed = await withReview(line, async (trx, { id, photo, state }) => {
    await reviewsIn(trx).update({ id }, { photo: null });
    if (state === 'published') await announceChange('catalog');
    return photo;
  });
  if (removed) await removePhotoFiles(removed);
}

/** Checks whether everybody may see a photo: its review is published with it, and its product is in the shop. */
export async function showsPhoto(id: string): Promise<boolean> {
  const db = strapi.db.connection;
  const shown = { photo: id, state: 'published', photoHidden: false };
  const review = await reviewsIn(db).one(shown, { select: ['productId'] });
  const isSold = { documentId: review?.productId ?? '', active: true, deletedAt: null };
  return review !== null && records('api::product.product', db).has(isSold);
}

/** Reads a photo as it was stored; throws 404. */
export async function readPhoto(id: string): Promise<Buffer> {
  const bytes = PHOTO_ID.test(id) ? await fileStore().read(`${photoKey(id)}.jpg`) : null;
  if (!bytes) throw notFound();
  return bytes;
}
