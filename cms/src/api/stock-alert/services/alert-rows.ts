import { findStockItem } from '@shop/contract';
import type { Connection, Row, Trx } from '../../../database/connection';
import { productRecords } from '../../../database/product-records';
import type { StoredProduct } from '../../../database/records';

export type StoredAlert = {
  id: number;
  documentId: string;
  productId: string;
  size: string | null;
  color: string | null;
  email: string | null;
  phone: string | null;
  state: 'pending' | 'waiting' | 'due' | 'told';
  createdAt: unknown;
};

type AwaitedVariant = Pick<StoredAlert, 'productId' | 'size' | 'color'>;

export const asAlert = (row: Row): StoredAlert => ({
  id: row.id as number,
  documentId: row.document_id as string,
  productId: row.product_id as string,
  size: row.size as string | null,
  color: row.color as string | null,
  email: row.email as string | null,
  phone: row.phone as string | null,
  state: row.state as StoredAlert['state'],
  createdAt: row.created_at,
});

/** Returns an alert by its document id, or undefined. */
export async function findAlert(db: Connection | Trx, documentId: string): Promise<StoredAlert | undefined> {
  const row: Row | undefined = await db('stock_alerts').where('document_id', documentId).first();
  return row && asAlert(row);
}

export const isOnSale = (product: StoredProduct | undefined): product is StoredProduct =>
  product !== undefined && product.active && !product.deleted;

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
  const records = await productRecords(db, { documentIds });
  return new Map(records.map((record) => [record.documentId, record]));
}
