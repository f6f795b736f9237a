import { createReadStream, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { UserError } from '../launcher/terminal/terminal.mjs';
import { extractArchive } from './archive.mjs';
import { countAllRows } from './database-copy.mjs';
import { texts } from './texts.mjs';

export const MANIFEST = 'manifest.json';
export const FORMAT = 1;

/** Reads the manifest of an extracted archive; throws when a file differs from it, is missing or is not listed. */
export function readManifest(folder, sums) {
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

export function requireSameCounts(expected, found) {
  const different = Object.keys(expected).filter((table) => expected[table] !== (found[table] ?? 0));
  if (different.length > 0) throw new UserError(texts.counts(different));
}

export async function* linesOfFile(file) {
  if (existsSync(file)) yield* createInterface({ input: createReadStream(file), crlfDelay: Infinity });
}

async function countLines(file) {
  let count = 0;
  for await (const line of linesOfFile(file)) if (line !== '') count += 1;
  return count;
}

async function countTables(folder, { database, counts }) {
  if (database === 'sqlite') return countAllRows(path.join(folder, 'shop.db'));
  const found = {};
  for (const table of Object.keys(counts))
    found[table] = await countLines(path.join(folder, `${table}.jsonl`));
  return found;
}

/** Reads an archive back: every file's size and checksum, and the rows of every table; throws at a difference. */
export async function checkBackup(file, scratch) {
  const isWanted = (name) => name === MANIFEST || name.startsWith('database/');
  const manifest = readManifest(scratch, await extractArchive(file, scratch, isWanted));
  requireSameCounts(manifest.counts, await countTables(path.join(scratch, 'database'), manifest));
  return manifest;
}
