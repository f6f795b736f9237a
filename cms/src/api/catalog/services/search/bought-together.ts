import { addDays, businessDay, MINUTE_MS } from '@shop/contract';
import type { CatalogReader } from '../reader/catalog-reader';

const LATELY_DAYS = 180;
const KEPT_MS = 10 * MINUTE_MS;
const MAX_KEPT = 500;
const MAX_TOGETHER = 24;

type Together = ReadonlyMap<string, number>;

const TOGETHER = `select other.product_id as product_id, count(distinct wanted.order_id) as orders
  from order_lines wanted
    join orders o on o.id = wanted.order_id
    join order_lines other on other.order_id = wanted.order_id
  where wanted.product_id = ? and other.product_id <> ? and o.deleted_at is null
    and o.order_status not in ('cancelled', 'refunded') and o.business_day >= ?
  group by other.product_id
  order by orders desc, product_id
  limit ${MAX_TOGETHER}`;

async function readTogether({ rows }: CatalogReader, documentId: string): Promise<Together> {
  const since = addDays(businessDay(new Date()), -LATELY_DAYS);
  const found = await rows({ sql: TOGETHER, values: [documentId, documentId, since] });
  return new Map(found.map(({ product_id, orders }) => [product_id as string, Number(orders)]));
}

const kept = new Map<string, { at: number; together: Together }>();

/** Forgets what was read, for a database that was opened anew. */
export const forgetBoughtTogether = (): void => kept.clear();

/** Returns how many orders of the last half year had a product together with another, at most ten minutes old; waits for no order. */
export async function boughtTogether(reader: CatalogReader, documentId: string): Promise<Together> {
  const known = kept.get(documentId);
  if (known && performance.now() - known.at < KEPT_MS) return known.together;
  const together = await readTogether(reader, documentId);
  if (kept.size >= MAX_KEPT) kept.clear();
  kept.set(documentId, { at: performance.now(), together });
  return together;
}
