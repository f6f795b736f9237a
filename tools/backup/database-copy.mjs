import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { inSnapshot, rowLines, withPostgres } from './database/postgres-client.mjs';
import { shopPostgresTables, shopSqliteTables } from './database/shop-tables.mjs';
import { countRows, openSqlite } from './database/sqlite-rows.mjs';

export function countAllRows(file) {
  const database = openSqlite(file);
  const counts = Object.fromEntries(
    shopSqliteTables(database).map((table) => [table, countRows(database, table)]),
  );
  database.close();
  return counts;
}

// VACUUM INTO copies one snapshot without blocking writers; it must not run inside a transaction.
function copySqlite(source, folder) {
  const file = path.join(folder, 'shop.db');
  const database = openSqlite(source);
  database.exec('commit');
  database.prepare('vacuum into ?').run(file);
  database.close();
  return { kind: 'sqlite', counts: countAllRows(file) };
}

async function writeTable(client, table, folder) {
  let count = 0;
  async function* lines() {
    for await (const line of rowLines(client, table)) {
      count += 1;
      yield `${line}\n`;
    }
  }
  await pipeline(
    Readable.from(lines()),
    createWriteStream(path.join(folder, `${table}.jsonl`), { mode: 0o600 }),
  );
  return count;
}

// One file of JSON lines per table, all from one snapshot.
const copyPostgres = (databaseUrl, folder) =>
  withPostgres(databaseUrl, (client) =>
    inSnapshot(client, async () => {
      const counts = {};
      for (const table of await shopPostgresTables(client))
        counts[table] = await writeTable(client, table, folder);
      return { kind: 'postgres', counts };
    }),
  );

/** Copies the shop's database into a folder; returns its kind and the row count of each table. */
export function copyDatabase({ DATA_DIR, DATABASE_URL }, folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return DATABASE_URL
    ? copyPostgres(DATABASE_URL, folder)
    : copySqlite(path.join(DATA_DIR, 'shop.db'), folder);
}
