import { BUNDLED_HERO_IMAGE } from '@shop/contract';
import { file } from '@strapi/utils';
import type { Connection, Trx } from '../../database/connection';
import { findMediaFiles } from '../../database/product-pictures';
import { inBatches, jsonText, newRow } from '../../database/rows';
import { bucketSettings } from '../../settings/bucket-settings';
import { fileStore } from './file-store';
import { UPLOADS } from './stored-file';

const OWN_PICTURE = /^\/uploads\/(pictures\/[0-9a-f]{32})\.jpg$/;
const AT_ONCE = 32;
const MAX_NAME = 200;

type Picture = { url: string; alt: string };
type Original = { ext: '.jpg' | '.webp'; bytes: number };

const providerName = (): string => (bucketSettings() ? 'aws-s3' : 'local');

/** Returns the smallest size of a picture as the thumbnail that Strapi's panel shows. */
const thumbnailOf = (hash: string) => ({
  name: 'miniatura.webp',
  hash: `${hash}-320`,
  ext: '.webp',
  mime: 'image/webp',
  url: `${UPLOADS}${hash}-320.webp`,
  width: 320,
  height: null,
  size: 0,
});

// Drawn pictures of the demo shop are stored as WebP, uploads as JPEG.
async function findOriginal(hash: string): Promise<Original | null> {
  for (const ext of ['.jpg', '.webp'] as const) {
    const bytes = await fileStore().sizeOf(`${hash}${ext}`);
    if (bytes !== null) return { ext, bytes };
  }
  return null;
}

// The upload plugin's own model has no records here.
const rowOf = ({ url, alt }: Picture, hash: string, { ext, bytes }: Original) => ({
  ...newRow(new Date()),
  name: (alt || url.slice(url.lastIndexOf('/') + 1)).slice(0, MAX_NAME),
  hash,
  ext,
  url,
  mime: ext === '.webp' ? 'image/webp' : 'image/jpeg',
  // Strapi's own unit: kB with the two decimals that PostgreSQL keeps.
  size: file.bytesToKbytes(bytes),
  provider: providerName(),
  folder_path: '/',
  formats: jsonText({ thumbnail: thumbnailOf(hash) }),
});

async function rowIfStored(picture: Picture) {
  const hash = OWN_PICTURE.exec(picture.url)?.[1];
  const original = hash ? await findOriginal(hash) : null;
  return hash && original ? [rowOf(picture, hash, original)] : [];
}

async function rowsOfStored(pictures: readonly Picture[]) {
  const rows: ReturnType<typeof rowOf>[] = [];
  for (const batch of inBatches(pictures, AT_ONCE))
    rows.push(...(await Promise.all(batch.map(rowIfStored))).flat());
  return rows;
}

/** Returns the media files of the shop's own pictures by address; stored pictures without one get it. */
export async function mediaFilesOf(trx: Trx, pictures: readonly Picture[]): Promise<Map<string, number>> {
  const own = new Map<string, Picture>();
  for (const picture of pictures)
    if (picture.url.startsWith(UPLOADS) && !own.has(picture.url)) own.set(picture.url, picture);
  const found = await findMediaFiles(trx, [...own.keys()]);
  const rows = await rowsOfStored([...own.values()].filter(({ url }) => !found.has(url)));
  for (const batch of inBatches(rows)) await trx('files').insert(batch);
  const added = await findMediaFiles(
    trx,
    rows.map(({ url }) => url),
  );
  return new Map([...found, ...added]);
}

const isOwn = (url: string): boolean =>
  url !== BUNDLED_HERO_IMAGE && (url.startsWith(UPLOADS) || url.startsWith('/assets/'));

async function isStored(url: string): Promise<boolean> {
  const hash = OWN_PICTURE.exec(url)?.[1];
  if (hash) return (await findOriginal(hash)) !== null;
  return url.startsWith(UPLOADS) && (await fileStore().sizeOf(url.slice(UPLOADS.length))) !== null;
}

/** Returns the addresses of the shop's own folders that hold no picture; those of other sites are not asked. */
export async function missingPictures(db: Connection | Trx, urls: readonly string[]): Promise<Set<string>> {
  const own = [...new Set(urls.filter(isOwn))];
  const known = await findMediaFiles(db, own);
  const missing = new Set<string>();
  for (const batch of inBatches(
    own.filter((url) => !known.has(url)),
    AT_ONCE,
  )) {
    const stored = await Promise.all(batch.map(isStored));
    batch.forEach((url, at) => stored[at] || missing.add(url));
  }
  return missing;
}
