import { onPostgres } from '../../settings/environment';
import type { Trx } from '../connection';
import { differs, ensureTriggers, type Trigger } from './triggers';

const table = `create table if not exists catalog_counts (
  active integer not null,
  category varchar(60) not null,
  sizes text not null,
  products integer not null,
  primary key (active, category, sizes)
)`;

const KEYS = 'active, category, sizes';
const COUNTS_LOCK = 7_301_105;
const part = (row: 'old' | 'new', sign: '' | '-') =>
  `select ${row}.active as active, ${row}.category as category, ${row}.sizes as sizes, ${sign}1 as products`;

const add = (...parts: string[]) =>
  `insert into catalog_counts (${KEYS}, products) select ${KEYS}, sum(products) from (${parts.join(' union all ')}) as moved ` +
  `where true group by ${KEYS} on conflict (${KEYS}) do update set products = catalog_counts.products + excluded.products`;

// Two sales that empty a size may move products between the same rows in opposite order, so they take turns.
const statements = (...parts: string[]) => [
  ...(onPostgres() ? [`perform pg_advisory_xact_lock(${COUNTS_LOCK})`] : []),
  add(...parts),
];

const triggers = (): Trigger[] => {
  const catalog = { table: 'catalog_entries' };
  return [
    { ...catalog, name: 'catalog_count_new', event: 'insert', statements: statements(part('new', '')) },
    {
      ...catalog,
      name: 'catalog_count_changed',
      event: 'update',
      when: ['active', 'category', 'sizes'].map(differs).join(' or '),
      statements: statements(part('old', '-'), part('new', '')),
    },
    { ...catalog, name: 'catalog_count_gone', event: 'delete', statements: statements(part('old', '-')) },
  ];
};

export const recountCatalog = [
  'delete from catalog_counts',
  `insert into catalog_counts (${KEYS}, products) select ${KEYS}, count(*) from catalog_entries group by ${KEYS}`,
];

/** Creates the counts of products by category and sizes in stock: a filter's count is a sum of few rows. */
export async function ensureCatalogCounts(trx: Trx): Promise<void> {
  await trx.raw(table);
  await ensureTriggers(trx, triggers());
}
