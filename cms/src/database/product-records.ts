import {
  earlierPrice,
  formerNamesIn,
  summarizeReviews,
  unitsOf,
  type AskedPrice,
  type ReviewCounts,
} from '@shop/contract';
import { onPostgres } from '../settings/environment';
import { pricesBeforeOffers, readEarlierPriceDays } from './asked-prices';
import type { Connection, Row, Trx } from './connection';
import type { RecordOf } from './gateway/record-types';
import { records } from './gateway/records';
import { findPictures } from './product-pictures';
import type { PictureRecord, StockChange, StockItemRecord, StoredProduct } from './records';
import { reviewCounts } from './review-counts';
import { groupBy } from './rows';

type Wanted = { ids: readonly number[] } | { documentIds: readonly string[] };

export const productsIn = (db: Connection | Trx) => records('api::product.product', db);
export const itemsIn = (db: Connection | Trx) => records('api::stock-item.stock-item', db);

type ProductParts = {
  items: StockItemRecord[];
  pictures: PictureRecord[];
  /** Counts of the published reviews. */
  reviews: ReviewCounts;
  /** Prices asked for the product until now; empty without a discount. */
  prices: AskedPrice[];
  earlierPriceDays: number;
};

/** Returns a product that was just read with its parts. */
export const withParts = (
  product: RecordOf<'api::product.product'>,
  { items, pictures, reviews, prices, earlierPriceDays }: ProductParts,
): StoredProduct =>
  // Copying a record costs V8 more than reading it.
  Object.assign(product, {
    items,
    thumbnails: pictures.map(({ url }) => url),
    thumbnailAlts: pictures.map(({ alt }) => alt),
    thumbnailColors: pictures.map(({ colors }) => colors),
    formerNames: formerNamesIn(product.formerNames, product),
    reviews: summarizeReviews(reviews),
    earlierPrice: earlierPrice(prices, earlierPriceDays),
    earlierPriceDays,
  });

async function itemsOf(db: Connection | Trx, wanted: Wanted, locked: boolean) {
  const products = productsIn(db).sql().select('id');
  const chosen =
    'ids' in wanted
      ? products.whereIn('id', [...wanted.ids])
      : products.whereIn('document_id', [...wanted.documentIds]);
  // Locking in the order of ids avoids deadlocks between carts with the same items.
  const query = itemsIn(db).sql().whereIn('product_id', chosen).orderBy('id');
  const rows: Row[] = await (locked ? query.forUpdate() : query);
  return groupBy(itemsIn(db).read(rows), ({ productId }) => productId);
}

async function readProducts(db: Connection | Trx, wanted: Wanted, locked: boolean): Promise<StoredProduct[]> {
  // Items are read first: after waiting for their lock, the product must be read as it is then.
  const items = await itemsOf(db, wanted, locked);
  const where = 'ids' in wanted ? { id: wanted.ids } : { documentId: wanted.documentIds };
  const products = await productsIn(db).many(where, { orderBy: ['id'] });
  const ids = products.map(({ id }) => id);
  const pictures = groupBy(await findPictures(db, 'product_id', ids), ({ productId }) => productId);
  const documentIds = products.map(({ documentId }) => documentId);
  const reviews = await reviewCounts(db, documentIds);
  const prices = await pricesBeforeOffers(db, products);
  const earlierPriceDays = await readEarlierPriceDays(db);
  return products.map((product) =>
    withParts(product, {
      items: items.get(product.id) ?? [],
      pictures: pictures.get(product.id) ?? [],
      reviews: reviews.get(product.documentId) ?? [],
      prices: prices.get(product.documentId) ?? [],
      earlierPriceDays,
    }),
  );
}

const isTorn = ({ items, stock }: StoredProduct): boolean => items.length === 0 || unitsOf(items) !== stock;

/** Returns products with their stock items; `locked` holds the items' rows until the transaction ends. */
export async function productRecords(
  trx: Connection | Trx,
  wanted: Wanted,
  locked = false,
): Promise<StoredProduct[]> {
  const products = await readProducts(trx, wanted, locked);
  // After a wait for the lock, items that a form replaced meanwhile are missing: read again.
  return locked && onPostgres() && products.some(isTorn) ? readProducts(trx, wanted, true) : products;
}

/** Returns how many units more, or less, a product's stock item has. */
export const stockChange = (
  product: Pick<StoredProduct, 'id' | 'documentId'>,
  { id, size, color }: Pick<StockItemRecord, 'id' | 'size' | 'color'>,
  delta: number,
): StockChange => ({
  itemId: id,
  productId: product.id,
  productDocumentId: product.documentId,
  size,
  color,
  delta,
});

/** Locks the stock items of products, in the order in which orders lock theirs, until the transaction ends. */
export async function lockStockItems(trx: Trx, productIds: readonly number[]): Promise<void> {
  if (!onPostgres()) return;
  const items = 'select id from stock_items where product_id = any(?) order by id for update';
  await trx.raw(`select count(*) from (${items}) as locked`, [[...productIds]]);
}

export async function sumStock(trx: Trx, productId: number): Promise<void> {
  const sum = itemsIn(trx).sql().where('product_id', productId).sum('quantity');
  await productsIn(trx)
    .sql()
    .where('id', productId)
    .update({ stock: trx.raw('coalesce((?), 0)', [sum]) });
}
