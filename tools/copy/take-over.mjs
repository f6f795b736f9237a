import { existsSync } from 'node:fs';
import { openBackups } from '../backup/offsite-backups.mjs';
import { isBucketAddress } from '../launcher/settings/bucket-address.mjs';
import { instanceIdOf } from '../launcher/settings/instance.mjs';
import { bucketAt } from '../launcher/settings/offsite-settings.mjs';
import { writePrivateFile } from '../launcher/settings/private-file.mjs';
import { print } from '../launcher/terminal/terminal.mjs';
import { encrypterFor } from '../offsite/age-files.mjs';
import { openBucket } from '../offsite/bucket.mjs';
import { takeOverPlace } from '../offsite/instance-marks.mjs';
import { texts } from '../offsite/texts.mjs';
import { partsOfCopy } from './copy-folder.mjs';
import { shopOf } from './copy-part.mjs';

async function takeOverBackups(settings) {
  const encrypt = await encrypterFor(settings.OFFSITE_RECIPIENT);
  await takeOverPlace(openBackups(settings), encrypt, { id: instanceIdOf(settings.DATA_DIR) });
}

async function takeOverCopy({ COPY_TO, DATA_DIR, ...settings }) {
  if (isBucketAddress(COPY_TO)) {
    const encrypt = await encrypterFor(settings.OFFSITE_RECIPIENT);
    return takeOverPlace(openBucket(bucketAt(COPY_TO, settings)), encrypt, shopOf(DATA_DIR));
  }
  const { shop } = partsOfCopy(COPY_TO);
  if (existsSync(shop)) writePrivateFile(shop, shopOf(DATA_DIR));
}

/** Makes this shop the one that writes to BACKUP_TO and COPY_TO, for the owner who has replaced the one that did. */
export async function takeOver(settings) {
  const { BACKUP_TO, COPY_TO } = settings;
  if (BACKUP_TO) await takeOverBackups(settings);
  if (COPY_TO) await takeOverCopy(settings);
  print(texts.takenOver([BACKUP_TO, COPY_TO].filter(Boolean)));
}
