import { onPostgres } from '../../settings/environment';
import type { Trx } from '../connection';

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

export async function ensureCatalogTables(trx: Trx): Promise<void> {
  await trx.raw(entries(onPostgres() ? 'collate "C"' : ''));
  for (const statement of common) await trx.raw(statement);
}
