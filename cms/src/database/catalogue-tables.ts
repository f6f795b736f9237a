import { onPostgres } from '../shared/environment';
import type { Trx } from './connection';

// Titles sort by the bytes of their key, whatever the collation of the database.
const entries = (byBytes: string) => `create table if not exists catalogue_entries (
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
  'create table if not exists catalogue_sizes (size varchar(30) not null, product_id integer not null, primary key (size, product_id))',
  'create index if not exists catalogue_sizes_by_product on catalogue_sizes (product_id)',
  'create table if not exists catalogue_slugs (slug varchar(255) primary key, product_id integer not null)',
  'create index if not exists catalogue_slugs_by_product on catalogue_slugs (product_id)',
  'create index if not exists catalogue_newest on catalogue_entries (active, product_id)',
  'create index if not exists catalogue_by_price on catalogue_entries (active, final_price, product_id)',
  'create index if not exists catalogue_by_title on catalogue_entries (active, title_key, product_id)',
  'create index if not exists catalogue_category_newest on catalogue_entries (active, category, product_id)',
  'create index if not exists catalogue_category_price on catalogue_entries (active, category, final_price, product_id)',
  'create index if not exists catalogue_running_out on catalogue_entries (active, lowest, title_key, product_id) where lowest is not null',
  'create index if not exists catalogue_category_title on catalogue_entries (active, category, title_key, product_id)',
];

async function ensureColumns(trx: Trx): Promise<void> {
  if (await trx.schema.hasColumn('catalogue_entries', 'lowest')) return;
  await trx.raw('alter table catalogue_entries add column lowest integer');
}

/** Makes the tables from which the public catalogue is read. */
export async function ensureCatalogueTables(trx: Trx): Promise<void> {
  await trx.raw(entries(onPostgres() ? 'collate "C"' : ''));
  await ensureColumns(trx);
  for (const statement of common) await trx.raw(statement);
}
