import { onPostgres } from '../../settings/environment';
import type { Trx } from '../connection';
import { ensureTextIndex, ensureTrigrams } from './text-index';

const PARTIAL = [
  'create index if not exists orders_newest on orders (created_at, id) where deleted_at is null',
  'create index if not exists orders_newest_of_status on orders (order_status, created_at, id) where deleted_at is null',
  // What these two served, the two above do; every index is written with every order.
  'drop index if exists orders_by_creation',
  'drop index if exists orders_by_status',
];

// SQLite reads what a search of orders compares and sorts from here, not from rows twenty times as wide.
const FOUND =
  'create index if not exists orders_found on orders (id, created_at, deleted_at, order_status, payment_method)';

/** Lets the staff's list find the newest orders of a status, and a text among all of them, without reading them all. */
export async function ensureOrderSearch(trx: Trx): Promise<void> {
  for (const statement of PARTIAL) await trx.raw(statement);
  if (onPostgres())
    return ensureTrigrams(trx, { orders_by_text: 'orders using gin (search_text gin_trgm_ops)' });
  await trx.raw(FOUND);
  await ensureTextIndex(trx, {
    index: 'order_search',
    table: 'orders',
    id: 'id',
    text: 'search_text',
    column: 'search_text',
  });
}
