import { MAX_BULK_PRODUCTS, type Product, type ProductSelection } from '@shop/contract';
import type { Connection, Trx } from '../../../database/connection';
import { productsIn } from '../../../database/product-records';
import { inBatches } from '../../../database/rows';
import { badRequest } from '../../../platform/http/http-error';
import { catalog } from '../../catalog/services/catalog';
import { priceTexts } from '../domain/prices/price-texts';
import type { StoredPrice } from '../domain/prices/price-plan';

/** Returns products with their prices, by id; deleted ones only when asked for. */
export async function readPrices(
  db: Connection | Trx,
  ids: readonly number[],
  withDeleted = false,
): Promise<StoredPrice[]> {
  const select = ['id', 'documentId', 'title', 'price', 'discount'] as const;
  const found: StoredPrice[] = [];
  for (const id of inBatches(ids))
    found.push(...(await productsIn(db).many(withDeleted ? { id } : { id, deletedAt: null }, { select })));
  return found.sort((a, b) => a.id - b.id);
}

async function idsOf({ ids = [], filter }: ProductSelection): Promise<number[]> {
  if (filter) return catalog.findIds(filter);
  const wanted = { documentId: [...new Set(ids)] };
  const found = await productsIn(strapi.db.connection).many(wanted, { select: ['id'] });
  return found.map(({ id }) => id);
}

/** Returns the selected products that exist, by id; throws 400 for more than one call may change. */
export async function findSelected(selection: ProductSelection): Promise<StoredPrice[]> {
  const ids = await idsOf(selection);
  if (ids.length > MAX_BULK_PRODUCTS) throw badRequest(priceTexts.tooManySelected);
  return readPrices(strapi.db.connection, ids);
}

/** Returns the rendered products that have some ids or document ids, by id; deleted ones are missing. */
export async function renderedProducts(
  db: Connection | Trx,
  by: 'product_id' | 'document_id',
  values: readonly (number | string)[],
): Promise<Product[]> {
  const found: string[] = await db('catalog_entries')
    .whereIn(by, [...values])
    .orderBy('product_id')
    .pluck('json');
  return found.map((json) => JSON.parse(json) as Product);
}

const MOST = 20;

/** Returns the products with a variant of this SKU, whatever its case; deleted ones are left out. */
export async function findBySku(sku: string): Promise<Product[]> {
  const db = strapi.db.connection;
  const owners: number[] = await db('stock_items')
    .join('products', 'products.id', 'stock_items.product_id')
    .whereNotNull('stock_items.sku')
    .whereRaw('lower(stock_items.sku) = ?', [sku.toLowerCase()])
    .whereNull('products.deleted_at')
    .distinct()
    .orderBy('product_id')
    .limit(MOST)
    .pluck('stock_items.product_id');
  return renderedProducts(db, 'product_id', owners);
}
