import { onPostgres } from '../../settings/environment';
import type { Trx } from '../connection';
import { ensureTextIndex } from './text-index';

const INDEXES = [
  'create index if not exists orders_newest on orders (created_at, id) where deleted_at is null',
  'create index if not exists orders_newest_of_status on orders (order_status, created_at, id) where deleted_at is null',
];

// A covering index for the search: rows of orders are twenty times as wide.
const COVERING =
  'create index if not exists orders_found on orders (id, created_at, deleted_at, order_status, payment_method)';

/** Creates the indexes of the staff's order list: newest orders by status, and trigrams of their search text. */
export async function ensureOrderSearch(trx: Trx): Promise<void> {
  for (const statement of INDEXES) await trx.raw(statement);
  if (!onPostgres()) await trx.raw(COVERING);
  await ensureTextIndex(trx, {
    table: 'orders',
    trigrams: 'order_search',
    postgresIndex: 'orders_by_text',
  });
}
