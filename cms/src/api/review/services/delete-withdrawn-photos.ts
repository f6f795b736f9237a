import { DAY_MS, WITHDRAWN_PHOTO_DAYS } from '@shop/contract';
import type { Row } from '../../../database/connection';
import { removePhotoFiles } from './review-photo';

const AT_ONCE = 200;

const withdrawn = (before: Date) =>
  strapi.db
    .connection('reviews')
    .whereNotNull('photo')
    .where('updated_at', '<', before)
    .where((review) => review.where('state', 'rejected').orWhere('photo_hidden', true));

/** Deletes photos that staff have kept from being published for WITHDRAWN_PHOTO_DAYS; returns their number. */
export async function deleteWithdrawnPhotos(now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - WITHDRAWN_PHOTO_DAYS * DAY_MS);
  const due: Row[] = await withdrawn(before).select('id', 'photo').limit(AT_ONCE);
  let deleted = 0;
  for (const { id, photo } of due) {
    // Staff may publish it at this moment: the row decides.
    if ((await withdrawn(before).where({ id }).update({ photo: null })) !== 1) continue;
    await removePhotoFiles(photo as string);
    deleted += 1;
  }
  return deleted;
}
