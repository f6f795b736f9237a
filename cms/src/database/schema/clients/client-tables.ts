import { onPostgres } from '../../../settings/environment';
import type { Trx } from '../../connection';
import { rowId } from '../dialect';
import { ensureTextIndex } from '../text-index';

// Names sort by bytes, whatever the collation of the database.
const byBytes = () => (onPostgres() ? 'collate "C"' : '');

// Times are in milliseconds on both databases.
const tables = () => [
  `create table if not exists clients (
    id ${rowId()},
    document_id varchar(40) not null unique,
    name text not null default '',
    name_key text ${byBytes()} not null default '',
    phone text not null default '',
    email text not null default '',
    search_text text not null default '',
    orders integer not null default 0,
    purchases integer not null default 0,
    spent bigint not null default 0,
    last_day varchar(10) not null default '',
    sizes text not null default '[]',
    listed integer not null default 0,
    consents integer not null default 0,
    notes text not null default '',
    consent_how varchar(20),
    consent_by text,
    consent_at bigint,
    joined_into integer,
    joined_at bigint,
    joined_by text
  )`,
  `create table if not exists client_keys (
    kind varchar(10) not null,
    key varchar(255) not null,
    client_id integer not null,
    order_number varchar(60) not null,
    at bigint not null,
    primary key (kind, key)
  )`,
  // The keys and the name are those by which the order was assigned; its own client is the one before any joining.
  `create table if not exists client_orders (
    order_id integer primary key,
    own_id integer,
    client_id integer,
    phone_key varchar(255) not null,
    email_key varchar(255) not null,
    name_key text not null default ''
  )`,
  `create table if not exists client_changes (id ${rowId('big')}, order_id integer not null)`,
];

const SORTED_BY = ['last_day', 'spent', 'orders', 'name_key'];

const indexes = [
  ...SORTED_BY.flatMap((column) => [
    `create index if not exists clients_by_${column} on clients (listed, ${column}, id)`,
    `create index if not exists clients_news_by_${column} on clients (listed, consents, ${column}, id)`,
  ]),
  `create index if not exists clients_found on clients (id, listed, consents, ${SORTED_BY.join(', ')})`,
  'create index if not exists clients_joined on clients (joined_into) where joined_into is not null',
  'create index if not exists client_keys_by_client on client_keys (client_id)',
  'create index if not exists client_orders_by_client on client_orders (client_id, order_id)',
  'create index if not exists client_orders_by_own on client_orders (own_id)',
  'create index if not exists client_orders_by_phone on client_orders (phone_key, order_id)',
  'create index if not exists client_orders_by_email on client_orders (email_key, order_id)',
];

/** Creates the read model of the clients: their totals, keys and orders, and the orders that it must still read. */
export async function ensureClientTables(trx: Trx): Promise<void> {
  for (const statement of [...tables(), ...indexes]) await trx.raw(statement);
  await ensureTextIndex(trx, {
    table: 'clients',
    trigrams: 'client_search',
    postgresIndex: 'clients_by_text',
  });
}
