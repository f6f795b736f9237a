import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { print, printProgress, UserError } from '../launcher/terminal/terminal.mjs';
import { decrypted, readKeys } from '../offsite/age-files.mjs';
import { BucketError } from '../offsite/bucket.mjs';
import { texts } from '../offsite/texts.mjs';
import { LEDGER, LEDGERS } from './ledger.mjs';
import { ENCRYPTED, listSent, openBackups } from './offsite-backups.mjs';

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
async function fetchLedgers(settings, folder) {
  printProgress(texts.fetchingLedgers);
  const bucket = openBackups(settings);
  const sent = await listSent(bucket, LEDGERS);
  // A shop that erased nobody needs no key for a file of its own.
  const keys = sent.length > 0 ? readKeys() : [];
  const folders = [];
  for (const { name } of sent) {
    folders.push(path.join(folder, String(folders.length)));
    await fetchLedger(bucket, keys, name, folders.at(-1));
  }
  return folders;
}

// A backup comes back also while the bucket is away or its key is not at hand.
async function fetchReachable(settings, folder) {
  if (!settings.BACKUP_TO) return [];
  try {
    return await fetchLedgers(settings, folder);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    print(texts.noLedgers(settings.BACKUP_TO, error.message));
    return [];
  }
}

/** Does the work with the folders of the ledgers that shops have sent to the bucket, as far as they can be had. */
export async function withSentLedgers(settings, work) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-ledgers-'));
  try {
    return await work(await fetchReachable(settings, folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
