import type { Product } from '@shop/contract';
import type { Trx } from '../../../../database/connection';
import { productRecords } from '../../../../database/product-records';
import { eachBatch } from '../../../../database/rows';
import type { StoredProduct } from '../../../../database/records';
import { asProduct, lowestStock, sizesInStock } from '../../domain/product-view';
import { searchable, titleSortKey } from '../../domain/search/search-text';

/** Increase it when entries are rendered differently: older ones are rendered again at the next start. */
const ENTRY_FORMAT = 5;

/** Returns the format of entries under a number of days before an offer: another number renders them again. */
export const entryFormat = (earlierPriceDays: number): number => ENTRY_FORMAT * 1000 + earlierPriceDays;

export const entryOf = (record: StoredProduct, product: Product, label: string) => ({
  product_id: record.id,
  document_id: record.documentId,
  json: JSON.stringify(product),
  active: record.active ? 1 : 0,
  category: record.category,
  category_label: label,
  final_price: product.finalPrice,
  title_key: titleSortKey(record.title),
  search_text: searchable([record.title, record.description, record.category, label].join(' ')),
  sizes: sizesInStock(record.sizes, record.items).join(','),
  stock: product.stock,
  source_updated: record.updatedAt,
  // An entry states the days that its record was read with: a later read may see another rule.
  format: entryFormat(record.earlierPriceDays),
  lowest: lowestStock(record.items),
});

/** Entries rendered together: few, because shoppers wait meanwhile. */
export const ENTRIES_AT_ONCE = 20;

type Slugs = ReadonlyMap<number, ReadonlySet<string>>;

async function storedSlugs(trx: Trx, ids: readonly number[]): Promise<Slugs> {
  const rows: { id: number; slug: string }[] = await trx('catalog_slugs')
    .whereIn('product_id', ids)
    .select({ id: 'product_id', slug: 'slug' });
  const slugs = new Map(ids.map((id) => [id, new Set<string>()]));
  for (const { id, slug } of rows) slugs.get(id)?.add(slug);
  return slugs;
}

async function storeSlugs(trx: Trx, { id, slug, oldSlugs }: StoredProduct, stored: Slugs): Promise<void> {
  const slugs = [...new Set([slug, ...oldSlugs])].filter(Boolean);
  const before = stored.get(id);
  if (slugs.length === before?.size && slugs.every((text) => before.has(text))) return;
  await trx('catalog_slugs').where({ product_id: id }).delete();
  if (slugs.length === 0) return;
  const rows = slugs.map((text) => ({ slug: text, product_id: id }));
  // A current slug replaces another product's former one.
  await trx('catalog_slugs').insert(rows[0]).onConflict('slug').merge();
  if (rows.length > 1) await trx('catalog_slugs').insert(rows.slice(1)).onConflict('slug').ignore();
}

async function removeEntries(trx: Trx, ids: readonly number[]): Promise<void> {
  for (const table of ['catalog_entries', 'catalog_slugs'])
    await trx(table).whereIn('product_id', ids).delete();
}

async function refreshBatch(
  trx: Trx,
  ids: readonly number[],
  labels: ReadonlyMap<string, string>,
  lock: boolean,
): Promise<void> {
  const records = (await productRecords(trx, { ids }, lock)).filter(({ deletedAt }) => deletedAt === null);
  const existing = new Set(records.map(({ id }) => id));
  const deleted = ids.filter((id) => !existing.has(id));
  if (deleted.length > 0) await removeEntries(trx, deleted);
  if (records.length === 0) return;
  const entries = records.map((record) =>
    entryOf(record, asProduct(record), labels.get(record.category) ?? record.category),
  );
  await trx('catalog_entries').insert(entries).onConflict('product_id').merge();
  const slugs = await storedSlugs(trx, [...existing]);
  for (const record of records) await storeSlugs(trx, record, slugs);
}

/** Renders entries again. `lock` locks the stock items first, unless the caller has: concurrent orders would be lost. */
export async function refreshEntries(
  trx: Trx,
  productIds: readonly number[],
  labels: ReadonlyMap<string, string>,
  lock = false,
): Promise<void> {
  const ids = [...new Set(productIds)].sort((a, b) => a - b);
  await eachBatch(ids, ENTRIES_AT_ONCE, (batch) => refreshBatch(trx, batch, labels, lock));
}

async function restockEntry(trx: Trx, record: StoredProduct): Promise<boolean> {
  const product = asProduct(record);
  const written = await trx('catalog_entries')
    .where({
      product_id: record.id,
      sizes: sizesInStock(record.sizes, record.items).join(','),
      format: entryFormat(record.earlierPriceDays),
    })
    .update({ json: JSON.stringify(product), stock: product.stock, lowest: lowestStock(record.items) });
  return written === 1;
}

/** Updates the stock of entries; a product whose sizes in stock changed is rendered completely. */
export async function restockEntries(
  trx: Trx,
  records: readonly StoredProduct[],
  labels: () => Promise<ReadonlyMap<string, string>>,
): Promise<void> {
  const changed: number[] = [];
  for (const record of records.filter(({ deletedAt }) => deletedAt === null))
    if (!(await restockEntry(trx, record))) changed.push(record.id);
  if (changed.length > 0) await refreshEntries(trx, changed, await labels());
}
