import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { bucketAt } from '../launcher/settings/offsite-settings.mjs';
import { print, printProgress } from '../launcher/terminal/terminal.mjs';
import { encrypterFor, readFirst } from '../offsite/age-files.mjs';
import { openBucket } from '../offsite/bucket.mjs';
import { texts } from '../offsite/texts.mjs';
import { backupsToRemove, isNightly, madeAtOf } from './kept-backups.mjs';
import { LEDGER } from './ledger.mjs';

// As age's own program names them: `age -d -i key file.age` opens each.
export const ENCRYPTED = '.age';

export const openBackups = (settings) => openBucket(bucketAt(settings.BACKUP_TO, settings));

/** Lists the backups of a bucket by the names they have in their folder. */
export async function listBackups(bucket) {
  const objects = (await bucket.list()).filter(({ name }) => name.endsWith(`.tar.gz${ENCRYPTED}`));
  return objects.map(({ name, size }) => ({ name: name.slice(0, -ENCRYPTED.length), size }));
}

/** Returns when the newest nightly backup in the bucket was made, null without one. */
export async function newestOffsite(settings) {
  const names = (await listBackups(openBackups(settings))).map(({ name }) => name).filter(isNightly);
  return names.length === 0 ? null : madeAtOf(names.sort().at(-1));
}

async function sender({ OFFSITE_RECIPIENT }, bucket) {
  const encrypt = await encrypterFor(OFFSITE_RECIPIENT);
  return async (file) => {
    const name = path.basename(file);
    const { size } = statSync(file);
    const encrypted = await encrypt(readFirst(file, size), size);
    await bucket.put(`${name}${ENCRYPTED}`, encrypted.body, encrypted.size);
  };
}

/** Encrypts one backup into the bucket. */
export async function sendBackup(settings, file) {
  printProgress(texts.sending(path.basename(file)));
  await (
    await sender(settings, openBackups(settings))
  )(file);
  print(texts.sent(path.basename(file), settings.BACKUP_TO));
}

/** Encrypts the nightly backups that the bucket lacks into it, the newest first, and removes those that are too many. */
export async function sendNightlyBackups(settings) {
  const bucket = openBackups(settings);
  const send = await sender(settings, bucket);
  const there = (await listBackups(bucket)).map(({ name }) => name);
  const here = existsSync(settings.BACKUP_DIR) ? readdirSync(settings.BACKUP_DIR).filter(isNightly) : [];
  const all = [...new Set([...here, ...there])];
  const old = new Set(backupsToRemove(all));
  const missing = here.filter((name) => !there.includes(name) && !old.has(name)).sort();
  // An older backup must not bring back whom it does not know to be erased.
  for (const name of [LEDGER, ...missing.reverse()]) {
    const file = path.join(settings.BACKUP_DIR, name);
    if (existsSync(file)) await send(file);
  }
  const removed = there.filter((name) => old.has(name));
  for (const name of removed) await bucket.remove(`${name}${ENCRYPTED}`);
  const newest = all.filter(isNightly).sort().at(-1);
  return { at: newest ? madeAtOf(newest) : null, sent: missing.length, removed: removed.length };
}
