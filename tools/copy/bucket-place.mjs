import { existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../backup/archive.mjs';
import { bucketAt } from '../launcher/settings/offsite-settings.mjs';
import { encrypterFor, readFirst } from '../offsite/age-files.mjs';
import { openBucket } from '../offsite/bucket.mjs';
import { claimPlace, requireNoOther, sendValue } from '../offsite/instance-marks.mjs';
import { filesIn, objectName, PARTS } from './bucket-names.mjs';
import { KEPT_DAYS } from './copy-folder.mjs';
import { replicaOf } from './replica.mjs';
import { someAtOnce } from './some-at-once.mjs';

const DAY_MS = 86_400_000;
// Each request waits for the line, so that one after the other would fall behind a busy shop.
const AT_ONCE = 16;
const STATUS_IDLE_MS = 60_000;
const OTHERS_MS = 60_000;

/** Returns the replica's files that no moment since a time needs. */
export function unneededSince(names, time) {
  const generations = replicaOf(names);
  const snapshots = generations.flatMap(({ name, snapshots: own }) =>
    own.map((one) => ({ ...one, generation: name })),
  );
  const first = snapshots
    .filter(({ at }) => at <= time)
    .sort((one, other) => one.at - other.at)
    .at(-1);
  if (!first) return [];
  return generations.flatMap(({ name, snapshots: own, segments }) =>
    [...own, ...segments].filter((one) =>
      name === first.generation ? one.index < first.index : one.at < first.at,
    ),
  );
}

/** Opens a bucket as the place of a copy, encrypted for the shop's recipient; throws when another instance copies there. */
export async function openBucketPlace(settings, dataDir, shop) {
  const bucket = openBucket(bucketAt(settings.COPY_TO, settings));
  const encrypt = await encrypterFor(settings.OFFSITE_RECIPIENT);
  const replica = path.join(dataDir, 'replica');
  mkdirSync(replica, { recursive: true, mode: 0o700 });
  await claimPlace(bucket, encrypt, shop);
  // What the bucket holds, by the names of the files.
  const known = new Map(filesIn(await bucket.list()).map((file) => [file.name, file]));
  let [changed, writtenAt] = [true, -Infinity];
  let lookedAt = performance.now();

  async function send(source, info, name) {
    const { body, size } = await encrypt(readFirst(source, info.size), info.size);
    const file = { name, mtimeMs: info.mtimeMs, size: info.size, sealed: size };
    await bucket.send(objectName(name, file), body, size);
    known.set(name, { ...file, object: objectName(name, file) });
    changed = true;
  }

  async function drop(name) {
    const file = known.get(name);
    if (!file) return;
    await bucket.remove(file.object);
    known.delete(name);
  }
  const inFiles = (name) => PARTS.files + name;
  const namesIn = (part) => [...known.keys()].filter((name) => name.startsWith(part));

  async function forgetRemoved(before) {
    for (const name of namesIn(PARTS.removed)) if (Number(name.split('/')[1]) < before) await drop(name);
  }

  return {
    replica,
    // A day of what was sent is enough for Litestream to go on.
    keptHours: 24,
    filesAtOnce: AT_ONCE,
    /** Throws when another instance has taken the place over; requests have a price, so it looks once a minute. */
    async requireThere() {
      if (performance.now() - lookedAt < OTHERS_MS) return;
      lookedAt = performance.now();
      await requireNoOther(bucket, shop.id);
    },
    list(folder) {
      const below = namesIn(inFiles(`${folder}/`)).map((name) => name.slice(inFiles(`${folder}/`).length));
      return {
        folders: [...new Set(below.filter((name) => name.includes('/')).map((name) => name.split('/')[0]))],
        files: below.filter((name) => !name.includes('/')),
      };
    },
    infoOf: (name) => known.get(inFiles(name)) ?? null,
    put: (source, info, name) => send(source, info, inFiles(name)),
    async setAside(name, now) {
      const file = known.get(inFiles(name));
      const aside = `${PARTS.removed}${now}/${name}`;
      const object = objectName(aside, file);
      await bucket.copy(file.object, object);
      known.set(aside, { ...file, name: aside, object });
      await drop(inFiles(name));
    },
    remove: (name) => drop(inFiles(name)),
    async forget(before) {
      await forgetRemoved(before);
      const database = namesIn(PARTS.database).map((name) => known.get(name));
      for (const { name } of unneededSince(database, Date.now() - KEPT_DAYS * DAY_MS)) await drop(name);
    },
    /** Sends what Litestream has written since the last call. */
    async sendReplica() {
      const missing = filesBelow(replica).filter((name) => !known.has(PARTS.database + name));
      await someAtOnce(missing, AT_ONCE, async (name) => {
        const file = path.join(replica, name);
        if (existsSync(file)) await send(file, statSync(file), PARTS.database + name);
      });
    },
    /** Writes until when the copy is whole; requests have a price, so a shop that changes nothing writes once a minute. */
    async writeStatus(state) {
      if (!changed && performance.now() - writtenAt < STATUS_IDLE_MS) return;
      [changed, writtenAt] = [false, performance.now()];
      await sendValue(bucket, encrypt, `${PARTS.status}.age`, state);
    },
  };
}
