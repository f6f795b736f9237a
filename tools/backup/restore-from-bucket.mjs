import { formatSize } from '../doctor/texts.mjs';
import { print, UserError } from '../launcher/terminal/terminal.mjs';
import { decrypted, readKeys } from '../offsite/age-files.mjs';
import { texts } from '../offsite/texts.mjs';
import { ENCRYPTED, listBackups, openBackups } from './offsite-backups.mjs';
import { readBackup } from './read-backup.mjs';
import { withSentLedgers } from './sent-ledgers.mjs';

async function printBackups(settings, bucket) {
  const backups = (await listBackups(bucket)).map(({ name, size }) => `  ${name} (${formatSize(size)})`);
  if (backups.length === 0) throw new UserError(texts.none(settings.BACKUP_TO));
  print(texts.list(settings.BACKUP_TO, backups));
}

/** Restores a backup of the bucket, or lists those that are there without a name; returns as `readBackup` does. */
export async function restoreFromBucket(settings, name) {
  if (!settings.BACKUP_TO) throw new UserError(texts.noBucket);
  const bucket = openBackups(settings);
  if (!name) return printBackups(settings, bucket);
  const keys = readKeys();
  const chunks = await bucket.read(`${name}${ENCRYPTED}`);
  if (!chunks) throw new UserError(texts.noSuchBackup(name));
  return withSentLedgers(settings, (folders) =>
    readBackup(settings, decrypted(chunks, keys), [settings.BACKUP_DIR, ...folders]),
  );
}
