import { mkdirSync, utimesSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SHOP_FILES } from '../backup/shop-files.mjs';
import { bucketAt } from '../launcher/settings/offsite-settings.mjs';
import { decrypted, readKeys } from '../offsite/age-files.mjs';
import { openBucket } from '../offsite/bucket.mjs';
import { filesIn, PARTS } from './bucket-names.mjs';
import { partsOfCopy } from './copy-folder.mjs';
import { wasThereAt } from './moment.mjs';
import { neededFor } from './restore-database.mjs';
import { replicaOf } from './replica.mjs';
import { someAtOnce } from './some-at-once.mjs';

const AT_ONCE = 16;

async function textOf(chunks) {
  const parts = [];
  for await (const part of chunks) parts.push(part);
  return Buffer.concat(parts).toString();
}

function isNeeded({ name, mtimeMs }, moment) {
  if (name.startsWith(PARTS.removed)) return Number(name.split('/')[1]) > moment;
  if (!name.startsWith(PARTS.files)) return false;
  return SHOP_FILES.includes(name.slice(PARTS.files.length)) || wasThereAt(moment, mtimeMs);
}

/** Opens the copy in a bucket: its status, when it begins, and how to bring what a moment needs into a folder. */
export async function openBucketCopy(address, settings) {
  const bucket = openBucket(bucketAt(address, settings));
  const keys = readKeys();
  const objects = await bucket.list();
  const files = filesIn(objects);
  const nameFrom = (start) => objects.find(({ name }) => name.startsWith(start))?.name;
  const replica = replicaOf(files.filter(({ name }) => name.startsWith(PARTS.database)));

  const readRecord = async (object) =>
    object ? JSON.parse(await textOf(decrypted(await bucket.read(object), keys))) : null;

  async function download({ object, name, mtimeMs }, folder) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(file, decrypted((await bucket.read(object)) ?? [], keys), { mode: 0o600 });
    utimesSync(file, mtimeMs / 1000, mtimeMs / 1000);
  }

  return {
    shop: await readRecord(nameFrom(PARTS.shop)),
    status: await readRecord(nameFrom(PARTS.status)),
    begins: replica[0]?.snapshots[0].at ?? null,
    async bring(moment, hasSqlite, folder) {
      const { removed, files: target } = partsOfCopy(folder);
      for (const one of [removed, target]) mkdirSync(one, { recursive: true, mode: 0o700 });
      const wanted = files.filter((file) => isNeeded(file, moment));
      if (hasSqlite) {
        const { snapshot, segments } = neededFor(replica, moment);
        wanted.push(snapshot, ...segments);
      }
      await someAtOnce(wanted, AT_ONCE, (file) => download(file, folder));
      return folder;
    },
  };
}
