import {
  createReadStream,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { fillNewDatabase, requireEmpty } from '../database/new-database.mjs';
import { withPostgres } from '../database/postgres.mjs';
import { loadTables, recount } from '../database/postgres-load.mjs';
import { examine } from '../doctor/examine.mjs';
import { isOfTheMachine } from '../product/plain-faults.mjs';
import { PlainError, say, sayProgress } from '../product/terminal.mjs';
import { countsOf } from './database-copy.mjs';
import { hashed } from './files.mjs';
import { unpacked } from './tar.mjs';
import { texts } from './texts.mjs';
import { FORMAT, MANIFEST } from './write-backup.mjs';

const STAGING = '.restoring';
const SAFE_NAME = /^(?!.*\.\.)[\w.-]+(\/[\w.-]+)*$/;

function requireEmptyFolder(folder) {
  const found = existsSync(folder) ? readdirSync(folder).filter((name) => name !== STAGING) : [];
  if (found.length > 0) throw new PlainError(texts.notEmpty(folder));
}

// Closed before anything else happens: a stream that is still opening would make the file again after it was removed.
async function writeFile(file, chunks) {
  const handle = await open(file, 'wx', 0o600);
  try {
    for await (const chunk of chunks) await handle.writeFile(chunk);
  } finally {
    await handle.close();
  }
}

async function extract(file, folder) {
  const sums = new Map();
  const source = createReadStream(file);
  const plain = createGunzip();
  const reading = pipeline(source, plain);
  reading.catch(() => undefined);
  for await (const { name, chunks } of unpacked(plain)) {
    if (!SAFE_NAME.test(name)) throw new Error(`${name} no es un nombre de la tienda`);
    const target = path.join(folder, name);
    mkdirSync(path.dirname(target), { recursive: true, mode: 0o700 });
    await writeFile(
      target,
      hashed(chunks, ({ bytes, sha256 }) => sums.set(name, { bytes, sha256 })),
    );
  }
  plain.destroy();
  return sums;
}

function checkedManifest(folder, sums) {
  if (!sums.has(MANIFEST)) throw new Error('falta el índice');
  const manifest = JSON.parse(readFileSync(path.join(folder, MANIFEST), 'utf8'));
  if (manifest.format !== FORMAT) throw new Error(`formato ${manifest.format}`);
  for (const { name, bytes, sha256 } of manifest.files) {
    const found = sums.get(name);
    if (found?.bytes !== bytes || found.sha256 !== sha256) throw new Error(`${name} está dañado o falta`);
  }
  if (sums.size !== manifest.files.length + 1) throw new Error('hay archivos de más');
  return manifest;
}

async function extracted(file, folder) {
  try {
    const sums = await extract(file, folder);
    sayProgress(texts.checking);
    return checkedManifest(folder, sums);
  } catch (error) {
    // A full disk or a closed folder says nothing against the file.
    if (isOfTheMachine(error)) throw error;
    throw new PlainError(texts.notABackup(error.message));
  }
}

function requireSameCounts(wanted, found) {
  const different = Object.keys(wanted).filter((table) => wanted[table] !== (found[table] ?? 0));
  if (different.length > 0) throw new PlainError(texts.counts(different));
}

async function* linesOfFile(file) {
  if (existsSync(file)) yield* createInterface({ input: createReadStream(file), crlfDelay: Infinity });
}

async function loadPostgres(databaseUrl, folder, { counts }) {
  sayProgress(texts.loading);
  await withPostgres(databaseUrl, (client) =>
    fillNewDatabase(client, databaseUrl, async () => {
      const linesOf = (table) => linesOfFile(path.join(folder, 'database', `${table}.jsonl`));
      requireSameCounts(counts, await loadTables(client, linesOf));
      await recount(client);
    }),
  );
}

async function restoreDatabase({ DATABASE_URL }, folder, manifest) {
  if ((manifest.database === 'postgres') !== Boolean(DATABASE_URL))
    throw new PlainError(texts.otherDatabase(manifest.database));
  if (manifest.database === 'postgres') await loadPostgres(DATABASE_URL, folder, manifest);
  else {
    requireSameCounts(manifest.counts, countsOf(path.join(folder, 'database/shop.db')));
    renameSync(path.join(folder, 'database/shop.db'), path.join(folder, 'shop.db'));
  }
  rmSync(path.join(folder, 'database'), { recursive: true });
}

function putInPlace(folder, dataDir) {
  rmSync(path.join(folder, MANIFEST));
  for (const name of readdirSync(folder)) renameSync(path.join(folder, name), path.join(dataDir, name));
  for (const name of ['public/uploads/pictures', 'proofs', 'outbox'])
    mkdirSync(path.join(dataDir, name), { recursive: true, mode: 0o700 });
}

/** Puts a backup into an empty place, checked file by file; true when the doctor finds nothing there. */
export async function readBackup(settings, file) {
  const { DATA_DIR, DATABASE_URL } = settings;
  if (!existsSync(file)) throw new PlainError(texts.noFile(file));
  requireEmptyFolder(DATA_DIR);
  if (DATABASE_URL) await withPostgres(DATABASE_URL, requireEmpty);
  const staging = path.join(DATA_DIR, STAGING);
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging, { recursive: true, mode: 0o700 });
  try {
    const manifest = await extracted(file, staging);
    await restoreDatabase(settings, staging, manifest);
    putInPlace(staging, DATA_DIR);
    const rows = Object.values(manifest.counts).reduce((sum, count) => sum + count, 0);
    say(`\n${texts.restored(manifest.madeAt, manifest.files.length, rows)}`);
    if (manifest.settings.length > 0) say(texts.settings(manifest.settings));
    say();
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  return examine(settings);
}
