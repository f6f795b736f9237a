import type { Row, Trx } from '../../../database/connection';
import { insertPictures } from '../../../database/product-pictures';
import { jsonOf } from '../../../database/rows';
import { inTransaction } from '../../../database/transaction';
import { onPostgres } from '../../../settings/environment';
import { UPLOADS } from '../../../platform/storage/stored-file';
import { mediaFilesOf } from './media-files';

const BATCH_SIZE = 500;
const MIGRATION_LOCK = 7_301_105;
const HERO = 'site-content.hero-image';

// Processes that start together take turns: the second one finds the products migrated.
async function lockMigration(trx: Trx): Promise<void> {
  if (onPostgres()) await trx.raw('select pg_advisory_xact_lock(?)', [MIGRATION_LOCK]);
}

function picturesOf({ title, thumbnails, thumbnail_alts }: Row) {
  const alts = jsonOf<string[]>(thumbnail_alts, []);
  return jsonOf<string[]>(thumbnails, []).map((url, at) => ({
    ...{ url, alt: alts[at] ?? '', colors: [] },
    name: alts[at] || String(title),
  }));
}

// An older version's columns stay as they were, for a way back: pictures of this version mark a migrated product.
async function nextProducts(trx: Trx, after: number): Promise<Row[]> {
  return trx('products')
    .where('id', '>', after)
    .whereRaw("coalesce(cast(thumbnails as text), '[]') <> '[]'")
    .whereNotExists(trx('products_cmps').select('id').whereRaw('products_cmps.entity_id = products.id'))
    .orderBy('id')
    .limit(BATCH_SIZE)
    .select('id', 'title', 'thumbnails', 'thumbnail_alts');
}

async function migrateBatch(trx: Trx, after: number): Promise<number[]> {
  await lockMigration(trx);
  const products = (await nextProducts(trx, after)).map((row) => ({
    productId: row.id as number,
    pictures: picturesOf(row),
  }));
  const named = products.flatMap(({ pictures }) => pictures.map(({ url, name }) => ({ url, alt: name })));
  await insertPictures(trx, products, await mediaFilesOf(trx, named));
  return products.map(({ productId }) => productId);
}

async function migrateHero(trx: Trx): Promise<void> {
  await lockMigration(trx);
  const linked = trx('files_related_mph')
    .where('related_type', HERO)
    .whereNotNull('related_id')
    .select('related_id');
  const heroes: Row[] = await trx('content_hero_images')
    .whereLike('url', `${UPLOADS}%`)
    .whereNotIn('id', linked)
    .select('id', 'url', 'alt');
  const pictures = heroes.map(({ url, alt }) => ({
    url: url as string,
    alt: (alt as string | null) || 'Portada',
  }));
  const files = await mediaFilesOf(trx, pictures);
  for (const { id, url } of heroes) {
    const file = files.get(url as string);
    if (file === undefined) continue;
    const link = { file_id: file, related_id: id, related_type: HERO, field: 'image', order: 1 };
    await trx('files_related_mph').insert(link);
  }
}

/** Turns the addresses of pictures that an older version stored into media; ends at once when there are none. */
export async function migratePictures(): Promise<number> {
  await inTransaction(migrateHero);
  const migrateNext = (after: number) => inTransaction((trx) => migrateBatch(trx, after));
  let migrated = 0;
  for (let ids = await migrateNext(0); ids.length > 0; ids = await migrateNext(ids.at(-1) as number))
    migrated += ids.length;
  return migrated;
}
