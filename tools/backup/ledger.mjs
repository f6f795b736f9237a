import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The file that names what was erased, so that a restored backup loses it again. The cms writes it and reads it at its start. */
export const LEDGER = 'erasures.jsonl';

/** What the names of ledgers in a bucket begin with. */
export const LEDGERS = 'erasures-';
const NAMED = new RegExp(`^${LEDGERS}(\\d+)-([0-9a-f]{64})\\.jsonl$`);

const hashOf = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** Reads the ledger of a folder; empty without one. */
export function readLedger(folder) {
  const file = path.join(folder, LEDGER);
  return existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
}

/** Names a ledger after its content, so that none replaces another. */
export const nameOfLedger = (bytes) => `${LEDGERS}${bytes.length}-${hashOf(bytes)}.jsonl`;

/** Returns the names of those ledgers that are the beginning of one: they know nothing that it does not. */
export const earlierLedgers = (bytes, names) =>
  names.filter((name) => {
    const [, size, hash] = NAMED.exec(name) ?? [];
    return size < bytes.length && hashOf(bytes.subarray(0, size)) === hash;
  });

const linesIn = (folder) =>
  readLedger(folder)
    .toString()
    .split('\n')
    .filter((line) => line.trim() !== '');

/**
 * Joins the ledgers of a restored backup, of its new place, and of the folders where backups are: the newest one knows
 * erasures that the backup does not. Returns the number of lines.
 */
export function mergeLedgers(dataDir, folders) {
  const lines = [...new Set([dataDir, ...folders].flatMap(linesIn))];
  const target = path.join(dataDir, LEDGER);
  if (lines.length === 0) return 0;
  rmSync(target, { force: true });
  writeFileSync(target, `${lines.join('\n')}\n`, { mode: 0o600 });
  return lines.length;
}
