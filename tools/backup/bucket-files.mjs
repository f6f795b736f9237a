import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { cmsModule } from '../launcher/project.mjs';
import { openBucket } from '../offsite/bucket.mjs';
import { entryFrom, filesBelow } from './archive.mjs';

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

/** Moves the restored pictures and proofs of a data folder into the bucket of a shop that has one. */
export async function moveIntoBucket(dataDir) {
  const bucket = openPictures();
  if (!bucket) return;
  const there = new Set((await listObjects(bucket)).map(({ name }) => name));
  for (const folder of FOLDERS) {
    const place = path.join(dataDir, fileOf(folder));
    for (const name of existsSync(place) ? filesBelow(place) : []) {
      const [key, file] = [folder + name, path.join(place, name)];
      // A file never changes under its name.
      if (!there.has(key)) await bucket.putFile(key, file);
      await rm(file);
    }
  }
}
