import { findStockItem } from '@shop/contract';
import type { Connection, Trx } from '../../../database/connection';
import type { RecordOf } from '../../../database/gateway/record-types';
import { records } from '../../../database/gateway/records';
import { productRecords } from '../../../database/product-records';
import type { StoredProduct } from '../../../database/records';

export type AlertRecord = RecordOf<'api::stock-alert.stock-alert'>;
export type AwaitedVariant = Pick<AlertRecord, 'productId' | 'size' | 'color'>;

export const alertsIn = (db: Connection | Trx) => records('api::stock-alert.stock-alert', db);

export const isOnSale = (product: StoredProduct | undefined): product is StoredProduct =>
  product !== undefined && product.active && product.deletedAt === null;

/** Returns the units of a size and colour, or undefined when the product has no such variant. */
export const unitsOf = (
  { items }: StoredProduct,
  variant: Pick<AwaitedVariant, 'size' | 'color'>,
): number | undefined => findStockItem(items, variant)?.quantity;

/** Returns the products of alerts by document id; those deleted for good are missing. */
export async function productsOf(
  db: Connection | Trx,
  alerts: readonly Pick<AwaitedVariant, 'productId'>[],
): Promise<Map<string, StoredProduct>> {
  const documentIds = [...new Set(alerts.map(({ productId }) => productId))];
  const products = await productRecords(db, { documentIds });
  return new Map(products.map((product) => [product.documentId, product]));
}
