import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { inSnapshot, rowLines, shopTablesOf, withPostgres } from '../database/postgres.mjs';
import { countOf, openSqlite, sqliteTablesOf } from '../database/sqlite-rows.mjs';

/** The rows of each table of a SQLite file. */
export function countsOf(file) {
  const database = openSqlite(file);
  const counts = Object.fromEntries(
    sqliteTablesOf(database).map((table) => [table, countOf(database, table)]),
  );
  database.close();
  return counts;
}

/** Copies a SQLite file as it is at one moment; who writes meanwhile does not wait. */
function copySqlite(source, folder) {
  const file = path.join(folder, 'shop.db');
  const database = openSqlite(source);
  database.exec('commit');
  database.prepare('vacuum into ?').run(file);
  database.close();
  return { kind: 'sqlite', counts: countsOf(file) };
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

/** Writes every table of one moment as lines of JSON, a file a table. */
const copyPostgres = (databaseUrl, folder) =>
  withPostgres(databaseUrl, (client) =>
    inSnapshot(client, async () => {
      const counts = {};
      for (const table of await shopTablesOf(client)) counts[table] = await writeTable(client, table, folder);
      return { kind: 'postgres', counts };
    }),
  );

/** Puts a copy of the shop's database into a folder; answers its kind and how many rows each table has. */
export function copyDatabase({ DATA_DIR, DATABASE_URL }, folder) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return DATABASE_URL
    ? copyPostgres(DATABASE_URL, folder)
    : copySqlite(path.join(DATA_DIR, 'shop.db'), folder);
}
