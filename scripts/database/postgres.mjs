import { cmsPackage } from '../doctor/shop-code.mjs';
import { PlainError } from '../product/terminal.mjs';
import { texts } from './texts.mjs';
import { isShopTable, quoted } from './tables.mjs';

const PAGE = 2000;

/** Runs the work with a connection of its own. */
export async function withPostgres(connectionString, work) {
  const { Client } = cmsPackage('pg');
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: 10_000,
    application_name: 'jazmin-copy',
  });
  client.on('error', () => undefined);
  await client.connect().catch(({ message, code }) => {
    throw new PlainError(texts.away(message || code));
  });
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const TABLES = `select table_name as name from information_schema.tables
  where table_schema = current_schema() and table_type = 'BASE TABLE' order by table_name`;

/** The names of all tables. */
export const tablesOf = async (client) => (await client.query(TABLES)).rows.map(({ name }) => name);

/** The names of the tables that a shop consists of. */
export const shopTablesOf = async (client) => (await tablesOf(client)).filter(isShopTable);

/** The columns of a table with their types. */
export async function columnsOf(client, table) {
  const { rows } = await client.query(
    `select column_name as name, data_type as type from information_schema.columns
     where table_schema = current_schema() and table_name = $1`,
    [table],
  );
  return new Map(rows.map(({ name, type }) => [name, type]));
}

/** Every row of a table as a line of JSON, as PostgreSQL writes it; needs a transaction. */
export async function* rowLines(client, table) {
  await client.query(
    `declare lines no scroll cursor for select row_to_json(t)::text as line from ${quoted(table)} t`,
  );
  for (;;) {
    const { rows } = await client.query(`fetch ${PAGE} from lines`);
    if (rows.length === 0) break;
    for (const { line } of rows) yield line;
  }
  await client.query('close lines');
}

/** Looks at the database as it is at one moment, without holding anybody up. */
export async function inSnapshot(client, work) {
  await client.query('begin transaction isolation level repeatable read read only');
  const result = await work();
  await client.query('commit');
  return result;
}
