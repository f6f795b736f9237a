import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { print, UserError } from '../launcher/terminal/terminal.mjs';
import { texts as offsiteTexts } from '../offsite/texts.mjs';
import { LEDGER, mergeLedgers } from './ledger.mjs';
import { texts } from './texts.mjs';

const STAGING = '.restoring';

// Erasures of the lost shop may be put there first: the backup may be older than they are.
function requireEmptyFolder(folder) {
  const allowed = [STAGING, LEDGER];
  const found = existsSync(folder) ? readdirSync(folder).filter((name) => !allowed.includes(name)) : [];
  if (found.length > 0) throw new UserError(texts.notEmpty(folder));
}

function moveIntoDataDir(staging, dataDir, ledgers) {
  const erasures = mergeLedgers(staging, [dataDir, ...ledgers]);
  for (const name of readdirSync(staging)) renameSync(path.join(staging, name), path.join(dataDir, name));
  for (const name of ['public/uploads/pictures', 'proofs', 'review-photos', 'outbox'])
    mkdirSync(path.join(dataDir, name), { recursive: true, mode: 0o700 });
  return erasures;
}

/**
 * Restores a shop into an empty data folder: `fill` writes it into the staging folder, which is moved into place when
 * it is whole. `ledgers` are the folders that may know of later erasures. Returns what `fill` returns and the erasures.
 */
export async function restoreIntoEmpty(dataDir, ledgers, fill) {
  requireEmptyFolder(dataDir);
  const staging = path.join(dataDir, STAGING);
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging, { recursive: true, mode: 0o700 });
  try {
    const restored = await fill(staging);
    return { restored, erasures: moveIntoDataDir(staging, dataDir, ledgers) };
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** Prints where a restored shop sends nothing yet, since the shop that it may replace does. */
export function printWhereNotSent({ BACKUP_TO, COPY_TO }) {
  const places = [BACKUP_TO, COPY_TO].filter(Boolean);
  if (places.length > 0) print(offsiteTexts.notYet(places));
}
