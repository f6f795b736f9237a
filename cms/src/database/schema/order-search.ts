import { onPostgres } from '../../settings/environment';
import type { Trx } from '../connection';
import { ensureTriggers, type Trigger } from './triggers';

const INDEXES = [
  'create index if not exists orders_newest on orders (created_at, id) where deleted_at is null',
  'create index if not exists orders_newest_of_status on orders (order_status, created_at, id) where deleted_at is null',
  // The two above supersede it; every index costs time with every order.
  'drop index if exists orders_by_creation',
  'drop index if exists orders_by_status',
];

// A covering index for the search: rows of orders are twenty times as wide.
const COVERING =
  'create index if not exists orders_found on orders (id, created_at, deleted_at, order_status, payment_method)';

const ADD = `insert into order_search (rowid, text) values (new.id, coalesce(new.search_text, ''))`;
const REMOVE = 'delete from order_search where rowid = old.id';

const triggers: Trigger[] = [
  { name: 'order_search_new', table: 'orders', event: 'insert', statements: [ADD] },
  {
    name: 'order_search_changed',
    table: 'orders',
    event: 'update',
    when: 'old.search_text is not new.search_text',
    statements: [REMOVE, ADD],
  },
  { name: 'order_search_gone', table: 'orders', event: 'delete', statements: [REMOVE] },
];

async function ensureSqliteIndex(trx: Trx): Promise<void> {
  await trx.raw(COVERING);
  if (!(await trx.schema.hasTable('order_search'))) {
    await trx.raw(
      `create virtual table order_search using fts5(text, tokenize = 'trigram', content = '', contentless_delete = 1)`,
    );
    await trx.raw(`insert into order_search (rowid, text) select id, coalesce(search_text, '') from orders`);
  }
  await ensureTriggers(trx, triggers);
}

async function createPostgresIndex(trx: Trx): Promise<void> {
  const extension = await trx.raw("select 1 from pg_available_extensions where name = 'pg_trgm'");
  if (extension.rows.length === 0) return;
  await trx.raw('create extension if not exists pg_trgm');
  await trx.raw('create index if not exists orders_by_text on orders using gin (search_text gin_trgm_ops)');
}

/** Creates the indexes of the staff's order list: newest orders by status, and trigrams of their search text. */
export async function ensureOrderSearch(trx: Trx): Promise<void> {
  for (const statement of INDEXES) await trx.raw(statement);
  if (!onPostgres()) return ensureSqliteIndex(trx);
  // Without the extension, or the right to create it, a search scans all texts: slower, with the same results.
  await trx.transaction((inner) => createPostgresIndex(inner as Trx)).catch(() => undefined);
}
