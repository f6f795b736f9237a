import {
  earlierPrice,
  formerNamesIn,
  summarizeReviews,
  type AskedPrice,
  type ReviewCounts,
} from '@shop/contract';
import { onPostgres } from '../settings/environment';
import { askedPriceRows, askedPricesByProduct, readEarlierPriceDays } from './asked-prices';
import type { Connection, Row, Trx } from './connection';
import { pictureRows, picturesByProduct } from './product-pictures';
import type { PictureRecord, StockItemRecord, StoredProduct } from './records';
import { reviewCountRows, reviewCountsByProduct } from './review-counts';
import { isoOf, jsonOf } from './rows';

type Wanted = { ids: readonly number[] } | { documentIds: readonly string[] };

export const asItem = (row: Row): StockItemRecord => ({
  id: row.id as number,
  documentId: row.document_id as string,
  size: (row.size as string | null) || null,
  color: (row.color as string | null) || null,
  quantity: row.quantity as number,
  sku: (row.sku as string | null) || null,
});

const textOf = (value: unknown): string => (value as string | null) ?? '';

type ProductParts = {
  items: StockItemRecord[];
  pictures: PictureRecord[];
  /** Counts of the published reviews. */
  reviews: ReviewCounts;
  /** Prices asked for the product until now; empty without a discount. */
  prices: AskedPrice[];
  earlierPriceDays: number;
};

export const asRecord = (
  row: Row,
  { items, pictures, reviews, ...history }: ProductParts,
): StoredProduct => ({
  id: row.id as number,
  documentId: row.document_id as string,
  slug: textOf(row.slug),
  oldSlugs: jsonOf(row.old_slugs, []),
  title: textOf(row.title),
  description: textOf(row.description),
  price: row.price as number,
  discount: (row.discount as number | null) ?? 0,
  earlierPrice: earlierPrice(history.prices, history.earlierPriceDays),
  earlierPriceDays: history.earlierPriceDays,
  category: textOf(row.category),
  thumbnails: pictures.map(({ url }) => url),
  thumbnailAlts: pictures.map(({ alt }) => alt),
  thumbnailColors: pictures.map(({ colors }) => colors),
  sizes: jsonOf(row.sizes, []),
  colors: jsonOf(row.colors, null),
  formerNames: formerNamesIn(jsonOf(row.former_names, []), {
    sizes: jsonOf(row.sizes, []),
    colors: jsonOf(row.colors, null),
  }),
  active: Boolean(row.active),
  composition: textOf(row.composition),
  fit: textOf(row.fit) as StoredProduct['fit'],
  care: textOf(row.care),
  origin: textOf(row.origin),
  manufacturer: textOf(row.manufacturer),
  createdAt: isoOf(row.created_at),
  updatedAt: isoOf(row.updated_at),
  stock: (row.stock as number | null) ?? 0,
  deleted: row.deleted_at !== null,
  items,
  reviews: summarizeReviews(reviews),
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
  // Locking in the order of ids avoids deadlocks between carts with the same items.
  const query = trx('stock_items').whereIn('product_id', products).orderBy('id');
  const rows: Row[] = await (locked ? query.forUpdate() : query);
  const byProduct = new Map<number, StockItemRecord[]>();
  for (const row of rows) {
    const owner = row.product_id as number;
    byProduct.set(owner, [...(byProduct.get(owner) ?? []), asItem(row)]);
  }
  return byProduct;
}

async function readRecords(trx: Connection | Trx, wanted: Wanted, locked: boolean): Promise<StoredProduct[]> {
  // Items are read first: after waiting for their lock, the product must be read as it is then.
  const items = await itemsOf(trx, wanted, locked);
  const { column, values } = wantedColumn(wanted);
  const rows: Row[] = await trx('products')
    .whereIn(column, values as string[])
    .orderBy('id');
  const ids = rows.map(({ id }) => id as number);
  const pictures = picturesByProduct(await pictureRows(trx, ids));
  const reviews = reviewCountsByProduct(await reviewCountRows(trx, ids));
  const prices = askedPricesByProduct(await askedPriceRows(trx, ids));
  const earlierPriceDays = await readEarlierPriceDays(trx);
  return ids.map((id, at) =>
    asRecord(rows[at] as Row, {
      items: items.get(id) ?? [],
      pictures: pictures.get(id) ?? [],
      reviews: reviews.get(id) ?? [],
      prices: prices.get(id) ?? [],
      earlierPriceDays,
    }),
  );
}

const isTorn = ({ items, stock }: StoredProduct): boolean =>
  items.length === 0 || items.reduce((sum, { quantity }) => sum + quantity, 0) !== stock;

/** Returns products with their stock items; `locked` holds the items' rows until the transaction ends. */
export async function productRecords(
  trx: Connection | Trx,
  wanted: Wanted,
  locked = false,
): Promise<StoredProduct[]> {
  const records = await readRecords(trx, wanted, locked);
  // After a wait for the lock, items that a form replaced meanwhile are missing: read again.
  return locked && onPostgres() && records.some(isTorn) ? readRecords(trx, wanted, true) : records;
}

/** Locks the stock items of products, in the order in which orders lock theirs, until the transaction ends. */
export async function lockStockItems(trx: Trx, productIds: readonly number[]): Promise<void> {
  if (!onPostgres()) return;
  const items = 'select id from stock_items where product_id = any(?) order by id for update';
  await trx.raw(`select count(*) from (${items}) as locked`, [[...productIds]]);
}

export async function sumStock(trx: Trx, productId: number): Promise<void> {
  const sum = trx('stock_items').where('product_id', productId).sum('quantity');
  await trx('products')
    .where('id', productId)
    .update({ stock: trx.raw('coalesce((?), 0)', [sum]) });
}
