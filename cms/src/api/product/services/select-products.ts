import { MAX_BULK_PRODUCTS, type ProductSelection } from '@shop/contract';
import type { Connection, Row, Trx } from '../../../database/connection';
import { inBatches } from '../../../database/rows';
import { badRequest } from '../../../platform/http/http-error';
import { catalog } from '../../catalog/services/catalog';
import { priceTexts } from '../domain/prices/price-texts';
import type { StoredPrice } from '../domain/prices/price-plan';

/** Returns products that are not deleted with their prices, by id. */
export async function readPrices(db: Connection | Trx, ids: readonly number[]): Promise<StoredPrice[]> {
  const found: StoredPrice[] = [];
  for (const batch of inBatches(ids)) {
    const rows: Row[] = await db('products')
      .whereIn('id', batch)
      .whereNull('deleted_at')
      .select('id', 'document_id', 'title', 'price', 'discount');
    for (const row of rows)
      found.push({
        id: row.id as number,
        documentId: row.document_id as string,
        title: row.title as string,
        price: row.price as number,
        discount: (row.discount as number | null) ?? 0,
      });
  }
  return found.sort((a, b) => a.id - b.id);
}

async function idsOf({ ids = [], filter }: ProductSelection): Promise<number[]> {
  if (filter) return catalog.findIds(filter);
  return strapi.db
    .connection('products')
    .whereIn('document_id', [...new Set(ids)])
    .pluck('id');
}

/** Returns the selected products that exist, by id; throws 400 for more than one call may change. */
export async function findSelected(selection: ProductSelection): Promise<StoredPrice[]> {
  const ids = await idsOf(selection);
  if (ids.length > MAX_BULK_PRODUCTS) throw badRequest(priceTexts.tooManySelected);
  return readPrices(strapi.db.connection, ids);
}
