import { onPostgres } from '../settings/environment';
import type { Row, Trx } from './connection';

export type SkuOwner = { sku: string; title: string; size: string | null; color: string | null };

// Sorted, so that two callers with the same SKUs do not wait for each other.
async function lockSkus(trx: Trx, skus: readonly string[]): Promise<void> {
  for (const sku of skus.map((text) => text.toLowerCase()).sort())
    await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`product sku ${sku}`]);
}

/** Returns a variant of another product that has one of the SKUs, whatever their case; a concurrent caller with one of them waits for this transaction. */
export async function findSkuOwner(
  trx: Trx,
  skus: readonly string[],
  productId: number,
): Promise<SkuOwner | null> {
  if (skus.length === 0) return null;
  if (onPostgres()) await lockSkus(trx, skus);
  // Both sides use the database's `lower`, which in SQLite knows ASCII only.
  const wanted = skus.map(() => 'lower(?)').join(', ');
  const row: Row | undefined = await trx('stock_items')
    .join('products', 'products.id', 'stock_items.product_id')
    .whereNotNull('stock_items.sku')
    .whereRaw(`lower(stock_items.sku) in (${wanted})`, [...skus])
    .whereNull('products.deleted_at')
    .whereNot('products.id', productId)
    .orderBy('stock_items.id')
    .first('stock_items.sku', 'products.title', 'stock_items.size', 'stock_items.color');
  return row ? (row as SkuOwner) : null;
}
