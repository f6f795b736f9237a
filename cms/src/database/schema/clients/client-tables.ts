import { onPostgres } from '../../../settings/environment';
import type { Trx } from '../../connection';
import { rowId } from '../dialect';
import { ensureTextIndex } from '../text-index';

const changes = () =>
  `create table if not exists client_changes (id ${rowId('big')}, order_id integer not null)`;

const SORTED_BY = ['last_day', 'spent', 'orders', 'name_key'];

const indexes = [
  ...SORTED_BY.flatMap((column) => [
    `create index if not exists clients_by_${column} on clients (listed, ${column}, id)`,
    `create index if not exists clients_news_by_${column} on clients (listed, consents, ${column}, id)`,
  ]),
  `create index if not exists clients_found on clients (id, listed, consents, ${SORTED_BY.join(', ')})`,
  'create index if not exists clients_joined on clients (joined_into) where joined_into is not null',
  'create unique index if not exists clients_by_document on clients (document_id)',
  'create unique index if not exists client_keys_one_of_each on client_keys (key, kind)',
  'create unique index if not exists client_orders_one_of_each on client_orders (order_id)',
  'create index if not exists client_keys_by_client on client_keys (client_id)',
  'create index if not exists client_orders_by_client on client_orders (client_id, order_id)',
  'create index if not exists client_orders_by_own on client_orders (own_id)',
  'create index if not exists client_orders_by_phone on client_orders (phone_key, order_id)',
  'create index if not exists client_orders_by_email on client_orders (email_key, order_id)',
];

// Names sort by bytes, whatever the collation of the database.
async function sortNamesByBytes(trx: Trx): Promise<void> {
  const column = { table_name: 'clients', column_name: 'name_key' };
  const { collation_name: known } = await trx('information_schema.columns').where(column).first();
  if (known !== 'C') await trx.raw('alter table clients alter column name_key type text collate "C"');
}

/** Creates what the read model of the clients needs beside their records: indexes, and the orders that it must still read. */
export async function ensureClientTables(trx: Trx): Promise<void> {
  if (onPostgres()) await sortNamesByBytes(trx);
  for (const statement of [changes(), ...indexes]) await trx.raw(statement);
  await ensureTextIndex(trx, {
    table: 'clients',
    trigrams: 'client_search',
    postgresIndex: 'clients_by_text',
  });
}
