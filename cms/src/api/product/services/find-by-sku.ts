import type { Product } from '@shop/contract';
import type { Row } from '../../../database/connection';

const MOST = 20;

/** Returns the products with a variant of this SKU, whatever its case; deleted ones are left out. */
export async function findBySku(sku: string): Promise<Product[]> {
  const db = strapi.db.connection;
  const rows: Row[] = await db('catalog_entries')
    .join('products', 'products.id', 'catalog_entries.product_id')
    .whereNull('products.deleted_at')
    .whereIn(
      'products.id',
      db('stock_items')
        .select('product_id')
        .whereNotNull('sku')
        .whereRaw('lower(sku) = ?', [sku.toLowerCase()]),
    )
    .orderBy('products.id')
    .limit(MOST)
    .select('catalog_entries.json as json');
  return rows.map(({ json }) => JSON.parse(json as string) as Product);
}
