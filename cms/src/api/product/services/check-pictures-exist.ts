import { productMessages } from '@shop/contract';
import type { Trx } from '../../../database/connection';
import type { PictureRecord, StoredProduct } from '../../../database/records';
import { badField } from '../../../platform/http/http-error';
import { missingPictures } from '../../../platform/storage/media-files';

/** Throws 400 for a new picture whose address in the shop holds none; those that stay are not checked. */
export async function checkPicturesExist(
  trx: Trx,
  { thumbnails }: Pick<StoredProduct, 'thumbnails'>,
  wanted: readonly PictureRecord[],
): Promise<void> {
  const added = wanted.flatMap(({ url }) => (thumbnails.includes(url) ? [] : url));
  const missing = await missingPictures(trx, added);
  const at = wanted.findIndex(({ url }) => missing.has(url));
  if (at >= 0) throw badField('thumbnails', productMessages.missingImage(at + 1));
}
