import { existsSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { Client, types } from 'pg';
import type { Row } from '../database/connection';
import { snakeCase } from '../database/gateway/codec-of-file';
import { newRow } from '../database/rows';
import { type Ask, type Dialect } from '../platform/doctor/check';

export type ShopLocation = { dataDir: string; databaseUrl?: string };

/** A consistent view of a shop's database that blocks no writer. */
export type Snapshot = { ask: Ask; dialect: Dialect; close: () => Promise<void> };

export const dialects = {
  SQLite: {
    name: 'SQLite',
    sequenceOf:
      "cast(substr(order_number, instr(order_number, '-' || replace(business_day, '-', '') || '-') + 10) as integer)",
    moment: (at: Date) => at.getTime(),
  },
  PostgreSQL: {
    name: 'PostgreSQL',
    sequenceOf: "cast(substring(order_number from '[0-9]+$') as integer)",
    moment: (at: Date) => at.toISOString(),
  },
} satisfies Record<Dialect['name'], Dialect>;

type Mode = 'read' | 'repair' | 'write';

function openSqlite(file: string, mode: Mode): Snapshot {
  if (!existsSync(file)) throw new Error(`No hay una base de datos en ${file}.`);
  const database = new Database(file, { readonly: mode === 'read', fileMustExist: true, timeout: 5000 });
  database.exec(mode === 'read' ? 'begin' : 'begin immediate');
  return {
    async ask(sql, values = []) {
      const statement = database.prepare(sql);
      if (statement.reader) return statement.all(...values) as Row[];
      statement.run(...values);
      return [];
    },
    dialect: dialects.SQLite,
    close: async () => void database.close(),
  };
}

const TIMESTAMP = 1114;
const WHOLE = new Set([20, 1700]);

// Timestamps are UTC without a zone, and sums arrive as text.
const getTypeParser = ((oid: number, format?: 'text') => {
  if (oid === TIMESTAMP) return (text: string) => new Date(`${text.replace(' ', 'T')}Z`);
  return WHOLE.has(oid) ? Number : types.getTypeParser(oid, format);
}) as typeof types.getTypeParser;

const numbered = (sql: string): string => {
  let mark = 0;
  return sql.replace(/\?/g, () => `$${(mark += 1)}`);
};

const beginStatements = {
  write: 'begin',
  read: 'begin transaction isolation level repeatable read read only',
  // This lock blocks sales while the totals are computed.
  repair:
    'begin; lock table stock_items, products, catalog_entries, orders, daily_views in share row exclusive mode',
};

async function openPostgres(connectionString: string, mode: Mode): Promise<Snapshot> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: 5000,
    application_name: 'jazmin-doctor',
    types: { getTypeParser },
  });
  // The pending query reports a lost connection.
  client.on('error', () => undefined);
  await client.connect();
  await client.query(beginStatements[mode]);
  return {
    ask: async (sql, values = []) => (await client.query(numbered(sql), [...values])).rows as Row[],
    dialect: dialects.PostgreSQL,
    close: () => client.end(),
  };
}

const open = async ({ dataDir, databaseUrl }: ShopLocation, mode: Mode): Promise<Snapshot> =>
  databaseUrl ? openPostgres(databaseUrl, mode) : openSqlite(path.join(dataDir, 'shop.db'), mode);

export const openSnapshot = (location: ShopLocation): Promise<Snapshot> => open(location, 'read');

/** Opens a shop, running or not, for one transaction that the caller commits. */
export const openForWriting = (location: ShopLocation): Promise<Snapshot> => open(location, 'write');

export const openForRepair = (location: ShopLocation): Promise<Snapshot> => open(location, 'repair');

/** Inserts a record by the names of its attributes, as the gateway of the running shop does. */
export async function insertRecord(
  { ask, dialect }: Snapshot,
  table: string,
  { createdAt = new Date(), ...record }: Row & { createdAt?: Date },
): Promise<void> {
  const row: Row = { ...newRow(createdAt), ...record };
  const values = Object.values(row).map((value) => (value instanceof Date ? dialect.moment(value) : value));
  const marks = values.map(() => '?').join(', ');
  await ask(`insert into ${table} (${Object.keys(row).map(snakeCase).join(', ')}) values (${marks})`, values);
}
