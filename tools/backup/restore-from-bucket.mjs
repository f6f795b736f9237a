import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { formatSize } from '../doctor/texts.mjs';
import { print, UserError } from '../launcher/terminal/terminal.mjs';
import { decrypted, readKeys } from '../offsite/age-files.mjs';
import { texts } from '../offsite/texts.mjs';
import { LEDGER } from './ledger.mjs';
import { ENCRYPTED, listBackups, openBackups } from './offsite-backups.mjs';
import { readBackup } from './read-backup.mjs';

async function printBackups(settings, bucket) {
  const backups = (await listBackups(bucket)).map(({ name, size }) => `  ${name} (${formatSize(size)})`);
  if (backups.length === 0) throw new UserError(texts.none(settings.BACKUP_TO));
  print(texts.list(settings.BACKUP_TO, backups));
}

async function fetchLedger(bucket, keys, folder) {
  const chunks = await bucket.read(`${LEDGER}${ENCRYPTED}`);
  if (chunks) await writeFile(path.join(folder, LEDGER), decrypted(chunks, keys), { mode: 0o600 });
}

/** Restores a backup of the bucket, or lists those that are there without a name; returns as `readBackup` does. */
export async function restoreFromBucket(settings, name) {
  if (!settings.BACKUP_TO) throw new UserError(texts.noBucket);
  const bucket = openBackups(settings);
  if (!name) return printBackups(settings, bucket);
  const keys = readKeys();
  const chunks = await bucket.read(`${name}${ENCRYPTED}`);
  if (!chunks) throw new UserError(texts.noSuchBackup(name));
  const ledger = mkdtempSync(path.join(os.tmpdir(), 'shop-ledger-'));
  try {
    await fetchLedger(bucket, keys, ledger);
    return await readBackup(settings, decrypted(chunks, keys), [settings.BACKUP_DIR, ledger]);
  } finally {
    rmSync(ledger, { recursive: true, force: true });
  }
}
