import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The file that names what was erased, so that a restored backup loses it again. The cms writes it and reads it at its start. */
export const LEDGER = 'erasures.jsonl';

const linesIn = (file) =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
    : [];

/**
 * Joins the ledgers of a restored backup, of its new place, and of the folders where backups are: the newest one knows
 * erasures that the backup does not. Returns the number of lines.
 */
export function mergeLedgers(dataDir, folders) {
  const files = [dataDir, ...folders].map((folder) => path.join(folder, LEDGER));
  const lines = [...new Set(files.flatMap(linesIn))];
  const target = path.join(dataDir, LEDGER);
  if (lines.length === 0) return 0;
  rmSync(target, { force: true });
  writeFileSync(target, `${lines.join('\n')}\n`, { mode: 0o600 });
  return lines.length;
}
