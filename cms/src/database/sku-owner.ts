import type { Connection, Trx } from './connection';
import { takeTurns } from './transaction';
import type { SkuOwner } from './records';

// Both sides use the database's `lower`, which in SQLite knows ASCII only.
const ownersOf = (db: Connection | Trx, skus: readonly string[]) =>
  db('stock_items')
    .join('products', 'products.id', 'stock_items.product_id')
    .whereNotNull('stock_items.sku')
    .whereRaw(`lower(stock_items.sku) in (${skus.map(() => 'lower(?)').join(', ')})`, [...skus])
    .whereNull('products.deleted_at')
    .orderBy('stock_items.id')
    .select({
      documentId: 'products.document_id',
      sku: 'stock_items.sku',
      title: 'products.title',
      size: 'stock_items.size',
      color: 'stock_items.color',
    });

/** Returns a variant of another product that has one of the SKUs, whatever their case; a concurrent caller with one of them waits for this transaction. */
export async function findSkuOwner(
  trx: Trx,
  skus: readonly string[],
  productId: number,
): Promise<SkuOwner | null> {
  if (skus.length === 0) return null;
  // Sorted, so that two callers with the same SKUs do not wait for each other.
  for (const sku of skus.map((text) => text.toLowerCase()).sort()) await takeTurns(trx, `product sku ${sku}`);
  const [owner]: SkuOwner[] = await ownersOf(trx, skus).whereNot('products.id', productId).limit(1);
  return owner ?? null;
}

/** Returns the variants that have one of the SKUs, whatever their case. */
export async function skuOwners(db: Connection | Trx, skus: readonly string[]): Promise<SkuOwner[]> {
  return skus.length === 0 ? [] : ownersOf(db, skus);
}
