import { DAY_MS, WITHDRAWN_PHOTO_DAYS } from '@shop/contract';
import { removePhotoFiles } from './review-photo';
import { reviewsIn } from './review-records';

const AT_ONCE = 200;

const WITHDRAWN = [{ state: 'rejected' }, { photoHidden: true }] as const;

/** Deletes photos that staff have kept from being published for WITHDRAWN_PHOTO_DAYS; returns their number. */
export async function deleteWithdrawnPhotos(now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - WITHDRAWN_PHOTO_DAYS * DAY_MS);
  const reviews = reviewsIn(strapi.db.connection);
  let deleted = 0;
  for (const withdrawn of WITHDRAWN) {
    const due = { ...withdrawn, photo: { $notNull: true }, updatedAt: { $lt: before } } as const;
    for (const { id, photo } of await reviews.many(due, { select: ['id', 'photo'], limit: AT_ONCE })) {
      // Staff may publish it at this moment: the record decides.
      if ((await reviews.update({ ...due, id }, { photo: null })) !== 1) continue;
      await removePhotoFiles(photo as string);
      deleted += 1;
    }
  }
  return deleted;
}
