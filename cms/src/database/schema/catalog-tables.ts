import { onPostgres } from '../../settings/environment';
import type { Row, Trx } from '../connection';

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
  'create table if not exists catalog_sizes (size varchar(30) not null, product_id integer not null, primary key (size, product_id))',
  'create index if not exists catalog_sizes_by_product on catalog_sizes (product_id)',
  'create table if not exists catalog_slugs (slug varchar(255) primary key, product_id integer not null)',
  'create index if not exists catalog_slugs_by_product on catalog_slugs (product_id)',
  'create index if not exists catalog_newest on catalog_entries (active, product_id)',
  'create index if not exists catalog_by_price on catalog_entries (active, final_price, product_id)',
  'create index if not exists catalog_by_title on catalog_entries (active, title_key, product_id)',
  'create index if not exists catalog_category_newest on catalog_entries (active, category, product_id)',
  'create index if not exists catalog_category_price on catalog_entries (active, category, final_price, product_id)',
  'create index if not exists catalog_running_out on catalog_entries (active, lowest, title_key, product_id) where lowest is not null',
  'create index if not exists catalog_category_title on catalog_entries (active, category, title_key, product_id)',
];

const DERIVED = ['catalog_entries', 'catalog_sizes', 'catalog_slugs'];

// Functions outlive their table on PostgreSQL, and an older version that found them would not create its triggers.
async function dropFormerFunctions(trx: Trx): Promise<void> {
  const rows: Row[] = await trx('pg_proc').whereLike('proname', 'catalogue\\_%').select('proname');
  for (const { proname } of rows) await trx.raw(`drop function if exists ${String(proname)}() cascade`);
}

/** Drops the read model under its former names; an older version wrote last then, so every entry is rendered again. */
async function dropFormerTables(trx: Trx): Promise<void> {
  if (!(await trx.schema.hasTable('catalogue_entries'))) return;
  for (const table of DERIVED) await trx(table).delete();
  for (const name of ['entries', 'sizes', 'slugs', 'changes', 'counts', 'search', 'titles'])
    await trx.raw(`drop table if exists catalogue_${name}`);
  if (onPostgres()) await dropFormerFunctions(trx);
}

export async function ensureCatalogTables(trx: Trx): Promise<void> {
  await trx.raw(entries(onPostgres() ? 'collate "C"' : ''));
  for (const statement of common) await trx.raw(statement);
  await dropFormerTables(trx);
}
