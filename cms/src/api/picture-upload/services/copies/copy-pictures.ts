import { MAX_IMAGE_BYTES } from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import { findMediaFiles } from '../../../../database/product-pictures';
import { inTransaction } from '../../../../database/transaction';
import { actAs } from '../../../../platform/access/current-actor';
import { announceChange } from '../../../../platform/changes/changes';
import { FetchError, fetchFile } from '../../../../platform/http/fetch-file';
import { HttpError } from '../../../../platform/http/http-error';
import { catalog } from '../../../catalog/services/catalog';
import { storePicture } from '../store-picture';
import { copiesOf, dueAddresses, recordCopy, recordFault } from './copy-rows';

const TIMEOUT_MS = 15_000;
/** A run ends before the job is due again. */
const RUN_MS = 50_000;
const limits = { maxBytes: MAX_IMAGE_BYTES, timeoutMs: TIMEOUT_MS };

type Place = { type: 'product.picture' | 'site-content.hero-image'; field: 'file' | 'image'; table: string };

const PRODUCT: Place = { type: 'product.picture', field: 'file', table: 'product_pictures' };
const HERO: Place = { type: 'site-content.hero-image', field: 'image', table: 'content_hero_images' };

async function linkFile(trx: Trx, place: Place, ids: readonly number[], fileId: number): Promise<void> {
  for (const id of ids)
    await trx('files_related_mph').insert({
      file_id: fileId,
      related_id: id,
      related_type: place.type,
      field: place.field,
      order: 1,
    });
}

async function replaceIn(trx: Trx, place: Place, url: string, storedUrl: string): Promise<number[]> {
  const [fileId] = [...(await findMediaFiles(trx, [storedUrl])).values()];
  const ids: number[] = await trx(place.table).where('url', url).pluck('id');
  if (fileId === undefined || ids.length === 0) return [];
  await linkFile(trx, place, ids, fileId);
  await trx(place.table).whereIn('id', ids).update({ url: null });
  return ids;
}

const productsOf = (trx: Trx, pictureIds: readonly number[]): Promise<number[]> =>
  trx('products_cmps')
    .where('component_type', PRODUCT.type)
    .whereIn('cmp_id', pictureIds)
    .distinct()
    .pluck('entity_id');

/** Puts the shop's own picture in the place of a foreign address, wherever it stands. */
const useCopy = (url: string, storedUrl: string): Promise<void> =>
  inTransaction(async (trx) => {
    await recordCopy(trx, url, storedUrl);
    const products = await productsOf(trx, await replaceIn(trx, PRODUCT, url, storedUrl));
    if (products.length > 0) {
      await catalog.refresh(trx, products);
      await announceChange('catalog');
    }
    if ((await replaceIn(trx, HERO, url, storedUrl)).length > 0) await announceChange('content');
  });

const nameOf = (url: string): string => new URL(url).pathname.split('/').at(-1) || 'foto.jpg';

async function storedCopyOf(url: string): Promise<string> {
  const known = (await copiesOf(strapi.db.connection, [url])).get(url);
  if (known) return known;
  const file = await fetchFile(url, limits);
  return (await storePicture(file, nameOf(url))).url;
}

async function copyOne(url: string, now: number): Promise<boolean> {
  try {
    await useCopy(url, await storedCopyOf(url));
    return true;
  } catch (error) {
    if (error instanceof FetchError) await recordFault(url, error.fault, now);
    else if (error instanceof HttpError && error.status === 400) await recordFault(url, 'no-picture', now);
    // The disk is full, or too many pictures wait: the next run tries again.
    else if (error instanceof HttpError) await recordFault(url, 'unreachable', now);
    else throw error;
    return false;
  }
}

/** Copies pictures of other sites into the shop's store; returns how many. A shopper's browser never loads the others. */
export const copyPictures = (now = Date.now()): Promise<number> =>
  actAs('sistema', async () => {
    const end = Date.now() + RUN_MS;
    let copied = 0;
    for (let due = await dueAddresses(now); due.length > 0; due = await dueAddresses(now))
      for (const url of due) {
        if (Date.now() > end) return copied;
        if (await copyOne(url, now)) copied += 1;
      }
    return copied;
  });
