import { onPostgres } from '../../settings/environment';
import type { Trx } from '../connection';
import { differs, ensureTriggers, type Trigger } from './triggers';

const table = `create table if not exists catalog_changes (product_id integer primary key, at bigint not null)`;
const index = 'create index if not exists catalog_changes_by_time on catalog_changes (at)';

// PostgreSQL's transactions may end in another order than they began: readers ask from the oldest open one.
const changeNumber = () =>
  onPostgres() ? 'txid_current()' : '(select coalesce(max(at), 0) + 1 from catalog_changes)';

const record = (row: 'old' | 'new') => [
  `insert into catalog_changes (product_id, at) values (${row}.product_id, ${changeNumber()}) ` +
    'on conflict (product_id) do update set at = excluded.at',
];

// Colours, and the units of each variant, are part of the rendered product.
const INDEXED = ['active', 'category', 'sizes', 'final_price', 'title_key', 'search_text', 'json'];

const triggers = (): Trigger[] => {
  const catalog = { table: 'catalog_entries' };
  return [
    { ...catalog, name: 'catalog_change_new', event: 'insert', statements: record('new') },
    {
      ...catalog,
      name: 'catalog_change_changed',
      event: 'update',
      when: INDEXED.map(differs).join(' or '),
      statements: record('new'),
    },
    { ...catalog, name: 'catalog_change_gone', event: 'delete', statements: record('old') },
  ];
};

/** Creates the table of changes that the index of the catalog must read: one row per product with its latest change. */
export async function ensureCatalogChanges(trx: Trx): Promise<void> {
  for (const statement of [table, index]) await trx.raw(statement);
  await ensureTriggers(trx, triggers());
}
