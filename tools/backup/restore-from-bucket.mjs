import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { formatSize } from '../doctor/texts.mjs';
import { print, UserError } from '../launcher/terminal/terminal.mjs';
import { decrypted, readKeys } from '../offsite/age-files.mjs';
import { BucketError } from '../offsite/bucket.mjs';
import { texts } from '../offsite/texts.mjs';
import { LEDGER, LEDGERS } from './ledger.mjs';
import { ENCRYPTED, listBackups, listSent, openBackups } from './offsite-backups.mjs';
import { readBackup } from './read-backup.mjs';

async function printBackups(settings, bucket) {
  const backups = (await listBackups(bucket)).map(({ name, size }) => `  ${name} (${formatSize(size)})`);
  if (backups.length === 0) throw new UserError(texts.none(settings.BACKUP_TO));
  print(texts.list(settings.BACKUP_TO, backups));
}

async function fetchLedger(bucket, keys, name, folder) {
  mkdirSync(folder, { mode: 0o700 });
  const chunks = (await bucket.read(`${name}${ENCRYPTED}`)) ?? [];
  try {
    await writeFile(path.join(folder, LEDGER), decrypted(chunks, keys), { mode: 0o600 });
  } catch (error) {
    // One that nobody can open any more must not keep the shop from coming back.
    if (error instanceof BucketError || !(error instanceof UserError)) throw error;
    rmSync(folder, { recursive: true });
    print(texts.lostLedger(name, error.message));
  }
}

/** Fetches the ledgers of erasures that shops have sent, each into a folder of its own; returns the folders. */
async function fetchLedgers(bucket, keys, folder) {
  const folders = [];
  for (const { name } of await listSent(bucket, LEDGERS)) {
    folders.push(path.join(folder, String(folders.length)));
    await fetchLedger(bucket, keys, name, folders.at(-1));
  }
  return folders;
}

/** Restores a backup of the bucket, or lists those that are there without a name; returns as `readBackup` does. */
export async function restoreFromBucket(settings, name) {
  if (!settings.BACKUP_TO) throw new UserError(texts.noBucket);
  const bucket = openBackups(settings);
  if (!name) return printBackups(settings, bucket);
  const keys = readKeys();
  const chunks = await bucket.read(`${name}${ENCRYPTED}`);
  if (!chunks) throw new UserError(texts.noSuchBackup(name));
  const ledgers = mkdtempSync(path.join(os.tmpdir(), 'shop-ledgers-'));
  try {
    const folders = await fetchLedgers(bucket, keys, ledgers);
    return await readBackup(settings, decrypted(chunks, keys), [settings.BACKUP_DIR, ...folders]);
  } finally {
    rmSync(ledgers, { recursive: true, force: true });
  }
}
