import { existsSync } from 'node:fs';
import path from 'node:path';
import { runDoctor } from '../../doctor/run-doctor.mjs';
import { runningShop } from '../../launcher/start/start-conditions.mjs';
import { UserError, print, printProgress } from '../../launcher/terminal/terminal.mjs';
import { canonicalRow, createChecksum } from './checksum.mjs';
import { isOlderData, recordsIn, requireKnownData } from './data-level.mjs';
import { loadTables, recount } from './load-tables.mjs';
import { fillNewDatabase, requireEmpty } from './new-database.mjs';
import { columnTypes, inSnapshot, rowLines, withPostgres } from './postgres-client.mjs';
import { shopPostgresTables, shopSqliteTables } from './shop-tables.mjs';
import { convertedRows, countRows, openSqlite } from './sqlite-rows.mjs';
import { texts } from './texts.mjs';

async function columnTypesByTable(client) {
  const types = new Map();
  for (const table of await shopPostgresTables(client)) types.set(table, await columnTypes(client, table));
  return types;
}

function requireKnownTables(source, columns) {
  const unknown = shopSqliteTables(source).find((name) => !columns.has(name) && countRows(source, name) > 0);
  if (unknown) throw new UserError(texts.unknownTable(unknown));
}

async function copyTables(client, source, columns) {
  const sums = new Map();
  const tables = new Set(shopSqliteTables(source));
  function* linesOf(table) {
    const checksum = createChecksum();
    if (tables.has(table))
      for (const row of convertedRows(source, table, columns.get(table))) {
        checksum.add(canonicalRow(row, columns.get(table)));
        yield JSON.stringify(row);
      }
    sums.set(table, checksum.result());
  }
  await loadTables(client, linesOf);
  return sums;
}

async function checksumsOf(client, columns) {
  const sums = new Map();
  for (const [table, types] of columns) {
    const checksum = createChecksum();
    for await (const line of rowLines(client, table)) checksum.add(canonicalRow(JSON.parse(line), types));
    sums.set(table, checksum.result());
  }
  return sums;
}

function requireSame(sent, received) {
  const different = [...sent].filter(([table, { count, sum }]) => {
    const copy = received.get(table);
    return copy?.count !== count || copy.sum !== sum;
  });
  if (different.length > 0) throw new UserError(texts.different(different.map(([table]) => table)));
}

function printTables(sums) {
  const width = Math.max(...[...sums.keys()].map((name) => name.length));
  print(`\n${texts.table.padEnd(width)}  ${texts.rows.padStart(8)}  ${texts.sum}`);
  const filled = [...sums].filter(([, { count }]) => count > 0);
  for (const [name, { count, sum }] of filled)
    print(`${name.padEnd(width)}  ${String(count).padStart(8)}  ${sum.slice(0, 16)}`);
  const rows = filled.reduce((total, [, { count }]) => total + count, 0);
  print(`\n${texts.moved(rows, filled.length)}\n`);
}

async function copyAndCompare(client, source) {
  const columns = await columnTypesByTable(client);
  requireKnownTables(source, columns);
  printProgress(texts.copying);
  const sent = await copyTables(client, source, columns);
  printProgress(texts.comparing);
  requireSame(sent, await inSnapshot(client, () => checksumsOf(client, columns)));
  await recount(client);
  return sent;
}

function requireStopped({ DATA_DIR, DATABASE_URL }, file) {
  if (!DATABASE_URL) throw new UserError(texts.noUrl);
  if (!existsSync(file)) throw new UserError(texts.noSource(file));
  const holder = runningShop(DATA_DIR);
  if (holder) throw new UserError(texts.running(holder));
}

function requireCurrentData(source) {
  const records = recordsIn(source);
  requireKnownData(records);
  if (isOlderData(records)) throw new UserError(texts.olderData);
}

export async function copyToPostgres(settings) {
  const file = path.join(settings.DATA_DIR, 'shop.db');
  requireStopped(settings, file);
  const source = openSqlite(file);
  try {
    requireCurrentData(source);
    await withPostgres(settings.DATABASE_URL, async (client) => {
      await requireEmpty(client);
      printProgress(texts.making);
      printTables(await fillNewDatabase(client, settings.DATABASE_URL, () => copyAndCompare(client, source)));
    });
  } finally {
    source.close();
  }
  const isHealthy = await runDoctor(settings);
  print(`\n${texts.next(file)}`);
  return isHealthy;
}
