import { DAY_MS, MINUTE_MS } from '@shop/contract';
import type { Row } from '../../../../database/connection';
import type { CatalogIndex } from '../../domain/search/catalog-index';

const LATELY_DAYS = 90;
const RENEW_AFTER_MS = 10 * MINUTE_MS;
const NOT_SOLD = ['cancelled', 'refunded'];

/** Reads the units that each product sold in the last 90 days, by its document id. */
async function unitsSoldLately(): Promise<Map<string, number>> {
  const rows: Row[] = await strapi.db
    .connection('order_lines as lines')
    .join('orders', 'orders.id', 'lines.order_id')
    .whereNull('orders.deleted_at')
    .whereNotIn('orders.order_status', NOT_SOLD)
    .where('orders.created_at', '>=', new Date(Date.now() - LATELY_DAYS * DAY_MS))
    .groupBy('lines.product_id')
    .select('lines.product_id')
    .sum('lines.quantity as units');
  return new Map(rows.map(({ product_id, units }) => [product_id as string, Number(units)]));
}

let readAt = -Infinity;

/** Forgets when the sales were read, for a database that was opened anew. */
export const forgetUnitsSold = (): void => void (readAt = -Infinity);

/** Renews the sales of an index in the background when they are older than ten minutes. */
export function renewUnitsSold(index: CatalogIndex): void {
  if (performance.now() - readAt < RENEW_AFTER_MS) return;
  readAt = performance.now();
  unitsSoldLately()
    .then((units) => index.setUnitsSold(units))
    .catch((error: Error) => strapi.log.warn(`Sales of products were not read (${error.name}).`));
}
