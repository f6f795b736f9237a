import { productMessages, type Color, type ProductChange } from '@shop/contract';
import type { Trx } from '../../../database/connection';
import { replacePictures } from '../../../database/product-pictures';
import type { PictureRecord, StoredProduct } from '../../../database/records';
import { badField } from '../../../platform/http/http-error';
import { pictures as pictureService } from '../../picture-upload/services/picture-upload';
import { mediaFilesOf } from '../../../platform/storage/media-files';
import { changedPictures, UnknownPictureColor } from '../domain/product-pictures';
import { checkPicturesExist } from './check-pictures-exist';

type PictureList = 'thumbnails' | 'thumbnailAlts' | 'thumbnailColors';
type Change = Pick<ProductChange, PictureList>;
type Stored = Pick<StoredProduct, PictureList>;

/** Returns a product's pictures after a change, or null when they stay; throws 400 for an unknown colour. */
export function picturesAfter(
  change: Change,
  stored: Stored,
  colors: Color[] | null,
): PictureRecord[] | null {
  try {
    return changedPictures(change, stored, colors);
  } catch (fault) {
    if (!(fault instanceof UnknownPictureColor)) throw fault;
    throw badField('thumbnailColors', productMessages.unknownPictureColor(fault.color));
  }
}

/** Stores the pictures of a product after a change, each linked to the media file of its address; what the shop has copied
 * before is not fetched again. */
export async function savePictures(
  trx: Trx,
  product: Stored & { id: number },
  change: Change,
  colors: Color[] | null,
): Promise<void> {
  const wanted = picturesAfter(change, product, colors);
  if (!wanted) return;
  await checkPicturesExist(trx, product, wanted);
  const copies = await pictureService.copiesOf(
    trx,
    wanted.map(({ url }) => url),
  );
  const pictures = wanted.map((picture) => ({ ...picture, url: copies.get(picture.url) ?? picture.url }));
  const files = await mediaFilesOf(trx, pictures);
  await replacePictures(trx, { productId: product.id, pictures }, files);
}
