import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { instanceIdOf, readInstanceId } from '../launcher/settings/instance.mjs';
import { bucketAt } from '../launcher/settings/offsite-settings.mjs';
import { print, printProgress, UserError } from '../launcher/terminal/terminal.mjs';
import { encrypterFor, readFirst } from '../offsite/age-files.mjs';
import { openBucket } from '../offsite/bucket.mjs';
import { claimPlace, requireNoOther } from '../offsite/instance-marks.mjs';
import { texts } from '../offsite/texts.mjs';
import { backupsToRemove, isNightly, newestNightly } from './kept-backups.mjs';
import { earlierLedgers, nameOfLedger, readLedger } from './ledger.mjs';

// As age's own program names them: `age -d -i key file.age` opens each.
export const ENCRYPTED = '.age';
const SUFFIX = '.tar.gz';

export const openBackups = (settings) => openBucket(bucketAt(settings.BACKUP_TO, settings));

/** Lists the objects of a bucket by the names they have here. */
export async function listSent(bucket, under) {
  const objects = (await bucket.list(under)).filter(({ name }) => name.endsWith(ENCRYPTED));
  return objects.map(({ name, size }) => ({ name: name.slice(0, -ENCRYPTED.length), size }));
}

/** Lists the backups of a bucket by the names they have in their folder. */
export const listBackups = async (bucket) =>
  (await listSent(bucket)).filter(({ name }) => name.endsWith(SUFFIX));

const namesOf = async (bucket) => (await listBackups(bucket)).map(({ name }) => name);

/** Returns when the newest nightly backup in the bucket was made, null without one; throws when another shop sends there. */
export async function newestOffsite(settings) {
  const bucket = openBackups(settings);
  await requireNoOther(bucket, readInstanceId(settings.DATA_DIR));
  return newestNightly(await namesOf(bucket));
}

/** Opens the bucket for sending, as the place of this shop. */
async function openOwn(settings) {
  const bucket = openBackups(settings);
  const encrypt = await encrypterFor(settings.OFFSITE_RECIPIENT);
  await claimPlace(bucket, encrypt, { id: instanceIdOf(settings.DATA_DIR) });
  const send = async (name, chunks, size) => {
    const encrypted = await encrypt(chunks, size);
    await bucket.put(`${name}${ENCRYPTED}`, encrypted.body, encrypted.size);
  };
  return {
    bucket,
    send,
    sendFile: (file) => {
      const { size } = statSync(file);
      return send(path.basename(file), readFirst(file, size), size);
    },
    remove: (name) => bucket.remove(`${name}${ENCRYPTED}`),
  };
}

/** Throws when a backup of this name would not be found in the bucket. */
export function requireSendable(file) {
  if (!file.endsWith(SUFFIX)) throw new UserError(texts.badName(path.basename(file)));
}

/** Encrypts one backup into the bucket. */
export async function sendBackup(settings, file) {
  const name = path.basename(file);
  printProgress(texts.sending(name));
  const { bucket, sendFile } = await openOwn(settings);
  if ((await namesOf(bucket)).includes(name)) throw new UserError(texts.taken(name));
  await sendFile(file);
  print(texts.sent(name, settings.BACKUP_TO));
}

/** Sends the ledger of erasures beside the others, and removes those of which it is the continuation. */
async function sendLedger(folder, { bucket, send, remove }) {
  const ledger = readLedger(folder);
  if (ledger.length === 0) return;
  const [name, there] = [nameOfLedger(ledger), (await listSent(bucket)).map((sent) => sent.name)];
  if (!there.includes(name)) await send(name, Readable.from([ledger]), ledger.length);
  for (const earlier of earlierLedgers(ledger, there)) await remove(earlier);
}

/** Encrypts the nightly backups that the bucket lacks into it, the newest first, and removes those that are too many. */
export async function sendNightlyBackups(settings) {
  const place = await openOwn(settings);
  // An older backup must not bring back whom it does not know to be erased.
  await sendLedger(settings.BACKUP_DIR, place);
  const there = await namesOf(place.bucket);
  const here = existsSync(settings.BACKUP_DIR) ? readdirSync(settings.BACKUP_DIR).filter(isNightly) : [];
  const all = [...new Set([...here, ...there])];
  const old = new Set(backupsToRemove(all));
  const missing = here.filter((name) => !there.includes(name) && !old.has(name)).sort();
  for (const name of missing.reverse()) {
    const file = path.join(settings.BACKUP_DIR, name);
    // The nightly backup removes old ones meanwhile.
    if (existsSync(file)) await place.sendFile(file);
  }
  const removed = there.filter((name) => old.has(name));
  for (const name of removed) await place.remove(name);
  return { at: newestNightly(all), sent: missing.length, removed: removed.length };
}
