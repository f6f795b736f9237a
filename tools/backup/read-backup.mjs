import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isOlderData, recordsOfFile, requireKnownData } from './database/data-level.mjs';
import { loadTables, recount } from './database/load-tables.mjs';
import { fillNewDatabase, requireEmpty } from './database/new-database.mjs';
import { withPostgres } from './database/postgres-client.mjs';
import { runDoctor } from '../doctor/run-doctor.mjs';
import { isSystemError } from '../launcher/terminal/owner-errors.mjs';
import { print, printProgress, UserError } from '../launcher/terminal/terminal.mjs';
import { extractArchive } from './archive.mjs';
import { requireEmptyBucket, withFilesInBucket } from './bucket-files.mjs';
import { linesOfFile, MANIFEST, readManifest, requireSameCounts } from './check-backup.mjs';
import { countAllRows } from './database-copy.mjs';
import { printWhereNotSent, restoreIntoEmpty } from './empty-place.mjs';
import { withSentLedgers } from './sent-ledgers.mjs';
import { texts } from './texts.mjs';

async function extractBackup(source, folder) {
  try {
    const sums = await extractArchive(source, folder);
    printProgress(texts.checking);
    return readManifest(folder, sums);
  } catch (error) {
    // A full disk, a closed folder or a bucket that is away does not make it a bad backup.
    if (isSystemError(error) || error instanceof UserError) throw error;
    throw new UserError(texts.notABackup(error.message));
  }
}

async function loadPostgres(databaseUrl, folder, { counts }) {
  printProgress(texts.loading);
  await withPostgres(databaseUrl, (client) =>
    fillNewDatabase(client, databaseUrl, async () => {
      const linesOf = (table) => linesOfFile(path.join(folder, 'database', `${table}.jsonl`));
      requireSameCounts(counts, await loadTables(client, linesOf));
      await recount(client);
    }),
  );
}

async function recordsOfLines(file) {
  const records = [];
  for await (const line of linesOfFile(file)) records.push(JSON.parse(line));
  return records.sort((one, other) => one.number - other.number);
}

// PostgreSQL's tables are made as this version has them, so that the rows of an earlier one have no place there.
async function requireFittingData(folder, { database, version }) {
  const isPostgres = database === 'postgres';
  const records = isPostgres
    ? await recordsOfLines(path.join(folder, 'database/shop_migrations.jsonl'))
    : recordsOfFile(path.join(folder, 'database/shop.db'));
  requireKnownData(records);
  if (isPostgres && isOlderData(records)) throw new UserError(texts.olderData(version));
}

async function requireFitting({ DATABASE_URL }, folder, manifest) {
  if ((manifest.database === 'postgres') !== Boolean(DATABASE_URL))
    throw new UserError(texts.otherDatabase(manifest.database));
  await requireFittingData(folder, manifest);
  if (manifest.database === 'sqlite')
    requireSameCounts(manifest.counts, countAllRows(path.join(folder, 'database/shop.db')));
}

async function restoreDatabase({ DATABASE_URL }, folder, manifest) {
  if (manifest.database === 'postgres') await loadPostgres(DATABASE_URL, folder, manifest);
  else renameSync(path.join(folder, 'database/shop.db'), path.join(folder, 'shop.db'));
  rmSync(path.join(folder, 'database'), { recursive: true });
}

/** Restores the file of a backup, as `readBackup` does. */
export async function readBackupFile(settings, file) {
  if (!existsSync(file)) throw new UserError(texts.noFile(file));
  return withSentLedgers(settings, (folders) =>
    readBackup(settings, file, [settings.BACKUP_DIR, path.dirname(file), ...folders]),
  );
}

/**
 * Restores a backup, a file or its chunks, into an empty data folder and database; `ledgers` are the folders that may
 * know of later erasures. Returns whether the doctor finds no fault.
 */
export async function readBackup(settings, source, ledgers) {
  const { DATA_DIR, DATABASE_URL } = settings;
  if (DATABASE_URL) await withPostgres(DATABASE_URL, requireEmpty);
  await requireEmptyBucket();
  const { restored: manifest, erasures } = await restoreIntoEmpty(DATA_DIR, ledgers, async (staging) => {
    const found = await extractBackup(source, staging);
    await requireFitting(settings, staging, found);
    // PostgreSQL's commit comes last: nothing takes it back.
    await withFilesInBucket(staging, () => restoreDatabase(settings, staging, found));
    rmSync(path.join(staging, MANIFEST));
    return found;
  });
  const rows = Object.values(manifest.counts).reduce((sum, count) => sum + count, 0);
  print(`\n${texts.restored(manifest.madeAt, manifest.files.length, rows)}`);
  if (erasures > 0) print(texts.erasures(erasures));
  if (manifest.settings.length > 0) print(texts.settings(manifest.settings));
  printWhereNotSent(settings);
  print();
  return runDoctor(settings);
}
