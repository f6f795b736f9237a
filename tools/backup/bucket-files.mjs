import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { cmsModule } from '../launcher/project.mjs';
import { UserError } from '../launcher/terminal/terminal.mjs';
import { openBucket } from '../offsite/bucket.mjs';
import { entryFrom, filesBelow } from './archive.mjs';
import { texts } from './texts.mjs';

// The folders that a shop with S3_BUCKET keeps there.
const FOLDERS = ['pictures/', 'proofs/', 'review-photos/'];

const fileOf = (key) => cmsModule('src/platform/storage/folder-store.js').fileOf(key);

function openPictures() {
  const { bucketSettings } = cmsModule('src/settings/bucket-settings.js');
  const settings = bucketSettings();
  return settings && openBucket(settings);
}

const listObjects = async (bucket) =>
  (await Promise.all(FOLDERS.map((folder) => bucket.list(folder)))).flat();

/** Lists pictures and proofs of a shop that keeps them in a bucket, as archive entries under the names they have on a disk. */
export async function bucketFiles() {
  const bucket = openPictures();
  if (!bucket) return [];
  return (await listObjects(bucket)).map(({ name: key, size }) => ({
    name: fileOf(key),
    size,
    entry: async (onEnd) => {
      const chunks = await bucket.read(key);
      return chunks && entryFrom({ name: fileOf(key), size, chunks }, onEnd);
    },
  }));
}

/** Throws when the bucket of the pictures holds any: those of a shop that sells would mix with the restored ones. */
export async function requireEmptyBucket() {
  const bucket = openPictures();
  if (bucket && (await listObjects(bucket)).length > 0)
    throw new UserError(texts.bucketNotEmpty(bucket.name));
}

async function moveInto(bucket, dataDir, moved) {
  for (const folder of FOLDERS) {
    const place = path.join(dataDir, fileOf(folder));
    for (const name of existsSync(place) ? filesBelow(place) : []) {
      const [key, file] = [folder + name, path.join(place, name)];
      moved.push(key);
      await bucket.putFile(key, file);
      await rm(file);
    }
  }
}

/** Moves the restored pictures and proofs of a data folder into the bucket of a shop that has one; back out when `work` fails. */
export async function withFilesInBucket(dataDir, work) {
  const bucket = openPictures();
  const moved = [];
  try {
    if (bucket) await moveInto(bucket, dataDir, moved);
    await work();
  } catch (error) {
    // What stays would keep the next attempt out; a bucket that is away keeps it.
    for (const key of moved) await bucket.remove(key).catch(() => undefined);
    throw error;
  }
}
