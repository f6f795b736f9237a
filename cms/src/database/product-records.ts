import { onPostgres } from '../settings/environment';
import type { Connection, Row, Trx } from './connection';
import type { StockItemRecord, StoredProduct } from './records';
import { isoOf, jsonOf } from './rows';

type Wanted = { ids: readonly number[] } | { documentIds: readonly string[] };

/** A stock item as its row says. */
export const asItem = (row: Row): StockItemRecord => ({
  id: row.id as number,
  documentId: row.document_id as string,
  size: (row.size as string | null) || null,
  color: (row.color as string | null) || null,
  quantity: row.quantity as number,
  sku: (row.sku as string | null) || null,
});

const textOf = (value: unknown): string => (value as string | null) ?? '';

/** A product as its row and those of its items say. */
export const asRecord = (row: Row, items: StockItemRecord[]): StoredProduct => ({
  id: row.id as number,
  documentId: row.document_id as string,
  slug: textOf(row.slug),
  oldSlugs: jsonOf(row.old_slugs, []),
  title: textOf(row.title),
  description: textOf(row.description),
  price: row.price as number,
  discount: (row.discount as number | null) ?? 0,
  category: textOf(row.category),
  thumbnails: jsonOf(row.thumbnails, []),
  thumbnailAlts: jsonOf(row.thumbnail_alts, []),
  sizes: jsonOf(row.sizes, []),
  colors: jsonOf(row.colors, null),
  active: Boolean(row.active),
  composition: textOf(row.composition),
  care: textOf(row.care),
  createdAt: isoOf(row.created_at),
  updatedAt: isoOf(row.updated_at),
  stock: (row.stock as number | null) ?? 0,
  deleted: row.deleted_at !== null,
  items,
});

const wantedColumn = (wanted: Wanted) =>
  'ids' in wanted
    ? { column: 'id', values: wanted.ids as readonly unknown[] }
    : { column: 'document_id', values: wanted.documentIds as readonly unknown[] };

async function itemsOf(
  trx: Connection | Trx,
  wanted: Wanted,
  locked: boolean,
): Promise<Map<number, StockItemRecord[]>> {
  const { column, values } = wantedColumn(wanted);
  const products = trx('products')
    .select('id')
    .whereIn(column, values as string[]);
  // Always by id: two carts that lock the same items in two orders would wait for each other.
  const query = trx('stock_items').whereIn('product_id', products).orderBy('id');
  const rows: Row[] = await (locked && onPostgres() ? query.forUpdate() : query);
  const byProduct = new Map<number, StockItemRecord[]>();
  for (const row of rows) {
    const owner = row.product_id as number;
    byProduct.set(owner, [...(byProduct.get(owner) ?? []), asItem(row)]);
  }
  return byProduct;
}

async function readRecords(trx: Connection | Trx, wanted: Wanted, locked: boolean): Promise<StoredProduct[]> {
  // Items first: who waits for a lock must then read the product as it is after the wait.
  const items = await itemsOf(trx, wanted, locked);
  const { column, values } = wantedColumn(wanted);
  const rows: Row[] = await trx('products')
    .whereIn(column, values as string[])
    .orderBy('id');
  return rows.map((row) => asRecord(row, items.get(row.id as number) ?? []));
}

const isTorn = ({ items, stock }: StoredProduct): boolean =>
  items.length === 0 || items.reduce((sum, { quantity }) => sum + quantity, 0) !== stock;

/** Products with their stock items; `locked` keeps the items as they are until the transaction ends. */
export async function productRecords(
  trx: Connection | Trx,
  wanted: Wanted,
  locked = false,
): Promise<StoredProduct[]> {
  const records = await readRecords(trx, wanted, locked);
  // Who had to wait is shown the items of before the wait: where a form has replaced them meanwhile, they are read anew.
  return locked && onPostgres() && records.some(isTorn) ? readRecords(trx, wanted, true) : records;
}
