import { onPostgres } from '../shared/environment';
import type { Trx } from './connection';
import { differs, ensureTriggers, type Trigger } from './triggers';

const table = `create table if not exists catalogue_changes (product_id integer primary key, at bigint not null)`;
const index = 'create index if not exists catalogue_changes_by_time on catalogue_changes (at)';

// PostgreSQL's transactions end in another order than they begin: who reads changes asks from the oldest that was open.
const now = () =>
  onPostgres() ? 'txid_current()' : '(select coalesce(max(at), 0) + 1 from catalogue_changes)';

const note = (row: 'old' | 'new') => [
  `insert into catalogue_changes (product_id, at) values (${row}.product_id, ${now()}) ` +
    'on conflict (product_id) do update set at = excluded.at',
];

const INDEXED = ['active', 'category', 'sizes', 'final_price', 'title_key', 'search_text'];

const triggers = (): Trigger[] => {
  const catalogue = { table: 'catalogue_entries' };
  return [
    { ...catalogue, name: 'catalogue_change_new', event: 'insert', statements: note('new') },
    {
      ...catalogue,
      name: 'catalogue_change_changed',
      event: 'update',
      when: INDEXED.map(differs).join(' or '),
      statements: note('new'),
    },
    {
      // Colours are read out of the rendered product: they change with the product itself only, never with its stock.
      ...catalogue,
      name: 'catalogue_change_edited',
      event: 'update',
      when: differs('source_updated'),
      statements: note('new'),
    },
    { ...catalogue, name: 'catalogue_change_gone', event: 'delete', statements: note('old') },
  ];
};

// What searches used to read before each process knew the words itself.
const outdated = () =>
  onPostgres()
    ? ['drop index if exists catalogue_by_text', 'drop index if exists catalogue_by_title_text']
    : ['catalogue_search', 'catalogue_titles'].flatMap((name) => [
        ...['new', 'changed', 'gone'].map((event) => `drop trigger if exists ${name}_${event}`),
        `drop table if exists ${name}`,
      ]);

/** Notes which products changed in what searches ask for, and when, a row each. */
export async function ensureCatalogueChanges(trx: Trx): Promise<void> {
  for (const statement of [table, index, ...outdated()]) await trx.raw(statement);
  await ensureTriggers(trx, triggers());
}
