import { existsSync } from 'node:fs';
import path from 'node:path';
import { examine } from '../doctor/examine.mjs';
import { holderOf } from '../product/one-at-a-time.mjs';
import { PlainError, say, sayProgress } from '../product/terminal.mjs';
import { canonical, rowSum } from './checksum.mjs';
import { fillNewDatabase, requireEmpty } from './new-database.mjs';
import { columnsOf, inSnapshot, rowLines, shopTablesOf, withPostgres } from './postgres.mjs';
import { loadTables, recount } from './postgres-load.mjs';
import { countOf, openSqlite, rowsFor, sqliteTablesOf } from './sqlite-rows.mjs';
import { texts } from './texts.mjs';

async function columnsOfAll(client) {
  const all = new Map();
  for (const table of await shopTablesOf(client)) all.set(table, await columnsOf(client, table));
  return all;
}

function requireKnownTables(source, columns) {
  const unknown = sqliteTablesOf(source).find((name) => !columns.has(name) && countOf(source, name) > 0);
  if (unknown) throw new PlainError(texts.unknownTable(unknown));
}

/** Copies every row, and answers what the source's rows come to, table by table. */
async function copyTables(client, source, columns) {
  const sums = new Map();
  const tables = new Set(sqliteTablesOf(source));
  function* linesOf(table) {
    const sum = rowSum();
    if (tables.has(table))
      for (const row of rowsFor(source, table, columns.get(table))) {
        sum.add(canonical(row, columns.get(table)));
        yield JSON.stringify(row);
      }
    sums.set(table, sum.result());
  }
  await loadTables(client, linesOf);
  return sums;
}

async function sumsOf(client, columns) {
  const sums = new Map();
  for (const [table, types] of columns) {
    const sum = rowSum();
    for await (const line of rowLines(client, table)) sum.add(canonical(JSON.parse(line), types));
    sums.set(table, sum.result());
  }
  return sums;
}

function requireSame(sent, arrived) {
  const different = [...sent].filter(([table, { count, sum }]) => {
    const there = arrived.get(table);
    return there?.count !== count || there.sum !== sum;
  });
  if (different.length > 0) throw new PlainError(texts.different(different.map(([table]) => table)));
}

function sayTables(sums) {
  const width = Math.max(...[...sums.keys()].map((name) => name.length));
  say(`\n${texts.table.padEnd(width)}  ${texts.rows.padStart(8)}  ${texts.sum}`);
  const full = [...sums].filter(([, { count }]) => count > 0);
  for (const [name, { count, sum }] of full)
    say(`${name.padEnd(width)}  ${String(count).padStart(8)}  ${sum.slice(0, 16)}`);
  say(
    `\n${texts.moved(
      full.reduce((total, [, { count }]) => total + count, 0),
      full.length,
    )}\n`,
  );
}

async function copyAndCompare(client, source) {
  const columns = await columnsOfAll(client);
  requireKnownTables(source, columns);
  sayProgress(texts.copying);
  const sent = await copyTables(client, source, columns);
  sayProgress(texts.comparing);
  requireSame(sent, await inSnapshot(client, () => sumsOf(client, columns)));
  await recount(client);
  return sent;
}

function requireStopped({ DATA_DIR, DATABASE_URL }, file) {
  if (!DATABASE_URL) throw new PlainError(texts.noUrl);
  if (!existsSync(file)) throw new PlainError(texts.noSource(file));
  const holder = holderOf(path.join(DATA_DIR, 'running.pid'));
  if (holder) throw new PlainError(texts.running(holder));
}

/** Copies a SQLite shop into an empty PostgreSQL and compares both; true when the doctor finds nothing there. */
export async function moveToPostgres(settings) {
  const file = path.join(settings.DATA_DIR, 'shop.db');
  requireStopped(settings, file);
  const source = openSqlite(file);
  try {
    await withPostgres(settings.DATABASE_URL, async (client) => {
      await requireEmpty(client);
      sayProgress(texts.making);
      sayTables(await fillNewDatabase(client, settings.DATABASE_URL, () => copyAndCompare(client, source)));
    });
  } finally {
    source.close();
  }
  const isHealthy = await examine(settings);
  say(`\n${texts.next(file)}`);
  return isHealthy;
}
