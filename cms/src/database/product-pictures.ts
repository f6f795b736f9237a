import type { Connection, Row, Trx } from './connection';
import type { PictureRecord } from './records';
import { groupBy, inBatches } from './rows';

const COMPONENT = 'product.picture';

/** SQL of all pictures with their product: the address of the media file, or the one of another site. */
export const PICTURES_SQL = `select c.entity_id as product_id, c."order" as position, c.cmp_id as picture_id,
    m.file_id, coalesce(f.url, p.url) as url, p.alt, p.colors
  from products_cmps c
    join product_pictures p on p.id = c.cmp_id
    left join files_related_mph m on m.related_id = p.id and m.related_type = '${COMPONENT}'
    left join files f on f.id = m.file_id
  where coalesce(c.component_type, '') = '${COMPONENT}'`;

const namesOf = (lines: string | null): string[] =>
  (lines ?? '').split('\n').filter((name) => name.trim() !== '');

type PlacedPicture = PictureRecord & { id: number; productId: number; fileId: number | null };

const asPicture = (row: Row): PlacedPicture => ({
  id: row.picture_id as number,
  productId: row.product_id as number,
  fileId: row.file_id as number | null,
  url: (row.url as string | null) ?? '',
  alt: (row.alt as string | null) ?? '',
  colors: namesOf(row.colors as string | null),
});

/** Groups rows of PICTURES_SQL by their product. */
export const picturesByProduct = (rows: readonly Row[]): Map<number, PlacedPicture[]> =>
  groupBy(rows.map(asPicture), ({ productId }) => productId);

/** Reads pictures of products, or those with some ids, in their order. */
export async function findPictures(
  db: Connection | Trx,
  by: 'product_id' | 'picture_id',
  ids: readonly number[],
): Promise<PlacedPicture[]> {
  const rows: Row[] = await db
    .from(db.raw(`(${PICTURES_SQL}) as pictures`))
    .whereIn(by, [...ids])
    .orderBy(['product_id', 'position']);
  return rows.map(asPicture);
}

export async function findMediaFiles(
  db: Connection | Trx,
  urls: readonly string[],
): Promise<Map<string, number>> {
  const files = new Map<string, number>();
  for (const batch of inBatches(urls)) {
    const rows: Row[] = await db('files').whereIn('url', batch).orderBy('id', 'desc').select('id', 'url');
    for (const { id, url } of rows) files.set(url as string, id as number);
  }
  return files;
}

type Owned = { productId: number; pictures: readonly PictureRecord[] };
type Placed = PictureRecord & { productId: number; position: number };

async function insertBatch(
  trx: Trx,
  placed: readonly Placed[],
  files: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = placed.map(({ url, alt, colors }) => ({
    url: files.has(url) ? null : url,
    alt,
    colors: colors.join('\n') || null,
  }));
  const inserted: Row[] = await trx('product_pictures').insert(rows).returning('id');
  // Ids are given in the order of the rows; the order in which they are returned is not promised.
  const ids = inserted.map(({ id }) => id as number).sort((a, b) => a - b);
  const idAt = (at: number): number => ids[at] as number;
  await trx('products_cmps').insert(
    placed.map(({ productId, position }, at) => ({
      entity_id: productId,
      cmp_id: idAt(at),
      component_type: COMPONENT,
      field: 'pictures',
      order: position,
    })),
  );
  const links = placed.flatMap(({ url }, at) => {
    const file = files.get(url);
    const link = { related_id: idAt(at), related_type: COMPONENT, field: 'file', order: 1 };
    return file === undefined ? [] : [{ file_id: file, ...link }];
  });
  if (links.length > 0) await trx('files_related_mph').insert(links);
}

/** Adds pictures to products without any, linked to the media files of their addresses. */
export async function insertPictures(
  trx: Trx,
  owned: readonly Owned[],
  files: ReadonlyMap<string, number>,
): Promise<void> {
  const placed = owned.flatMap(({ productId, pictures }) =>
    pictures.map((picture, at) => ({ ...picture, productId, position: at + 1 })),
  );
  for (const batch of inBatches(placed)) await insertBatch(trx, batch, files);
}

/** Replaces the pictures of a product, linked to the media files of their addresses. */
export async function replacePictures(
  trx: Trx,
  { productId, pictures }: Owned,
  files: ReadonlyMap<string, number>,
): Promise<void> {
  const owner = { entity_id: productId, component_type: COMPONENT };
  const ids: number[] = await trx('products_cmps').where(owner).pluck('cmp_id');
  await trx('files_related_mph').where('related_type', COMPONENT).whereIn('related_id', ids).delete();
  await trx('products_cmps').where(owner).delete();
  await trx('product_pictures').whereIn('id', ids).delete();
  await insertPictures(trx, [{ productId, pictures }], files);
}
