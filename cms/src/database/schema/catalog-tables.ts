import { onPostgres } from '../../settings/environment';
import type { Trx } from '../connection';
import { differs, ensureTriggers, type Trigger } from './triggers';

// Title keys sort by bytes, whatever the collation of the database.
const entries = (byBytes: string) => `create table if not exists catalog_entries (
  product_id integer primary key,
  document_id varchar(40) not null unique,
  json text not null,
  active integer not null,
  category varchar(60) not null,
  category_label varchar(60) not null,
  final_price integer not null,
  title_key text ${byBytes} not null,
  search_text text not null,
  sizes text not null,
  stock integer not null,
  source_updated varchar(30) not null,
  format integer not null,
  lowest integer
)`;

const common = [
  'create table if not exists catalog_slugs (slug varchar(255) primary key, product_id integer not null)',
  'create index if not exists catalog_slugs_by_product on catalog_slugs (product_id)',
  'create index if not exists catalog_running_out on catalog_entries (active, lowest, title_key, product_id) where lowest is not null',
];

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

export async function ensureCatalogTables(trx: Trx): Promise<void> {
  await trx.raw(entries(onPostgres() ? 'collate "C"' : ''));
  for (const statement of common) await trx.raw(statement);
}
