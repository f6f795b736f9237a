import { DAY_MS, MINUTE_MS } from '@shop/contract';
import type { Row } from '../../../../database/connection';

const LATELY_DAYS = 180;
const KEPT_MS = 10 * MINUTE_MS;
const MAX_KEPT = 500;
const MAX_TOGETHER = 24;
const NOT_SOLD = ['cancelled', 'refunded'];

type Together = ReadonlyMap<string, number>;

async function readTogether(documentId: string): Promise<Together> {
  const rows: Row[] = await strapi.db
    .connection('order_lines as wanted')
    .join('orders', 'orders.id', 'wanted.order_id')
    .join('order_lines as other', 'other.order_id', 'wanted.order_id')
    .where('wanted.product_id', documentId)
    .whereNot('other.product_id', documentId)
    .whereNull('orders.deleted_at')
    .whereNotIn('orders.order_status', NOT_SOLD)
    .where('orders.created_at', '>=', new Date(Date.now() - LATELY_DAYS * DAY_MS))
    .groupBy('other.product_id')
    .select('other.product_id')
    .countDistinct('wanted.order_id as orders')
    .orderBy('orders', 'desc')
    .limit(MAX_TOGETHER);
  return new Map(rows.map(({ product_id, orders }) => [product_id as string, Number(orders)]));
}

const kept = new Map<string, { at: number; together: Together }>();

/** Forgets what was read, for a database that was opened anew. */
export const forgetBoughtTogether = (): void => kept.clear();

/** Returns how many orders of the last half year had a product together with another, at most ten minutes old. */
export async function boughtTogether(documentId: string): Promise<Together> {
  const known = kept.get(documentId);
  if (known && performance.now() - known.at < KEPT_MS) return known.together;
  const together = await readTogether(documentId);
  if (kept.size >= MAX_KEPT) kept.clear();
  kept.set(documentId, { at: performance.now(), together });
  return together;
}
