import path from 'node:path';
import { SHOP_FILES, SHOP_FOLDERS } from '../backup/shop-files.mjs';
import { KEPT_DAYS } from './copy-folder.mjs';
import { infoOf, listFolder } from './folder-listing.mjs';
import { someAtOnce } from './some-at-once.mjs';

// A file may still be written for a moment after its folder has shown it.
const SETTLING_MS = 2000;
// FAT stores times in steps of two seconds.
const TIME_STEP_MS = 2000;
const DAY_MS = 86_400_000;

const isSame = (one, other) =>
  one && other && one.size === other.size && Math.abs(one.mtimeMs - other.mtimeMs) <= TIME_STEP_MS;

// What the copy knows of a folder: its time when it was listed, what is in it, and the files to compare.
const unlisted = ({ folders, files }) => ({
  listedAt: null,
  folders: new Set(folders),
  files: new Set(files),
  pending: new Set(files),
});

// A file's name is its content: names that come and go are compared, all others once.
function noteListing(state, { folders, files }) {
  const here = new Set(files);
  for (const name of folders) state.folders.add(name);
  for (const name of [...files, ...state.files])
    if (here.has(name) !== state.files.has(name)) state.pending.add(name);
  state.files = here;
}

/** Returns the sweep of a copier: each call copies what has changed in the data folder since the last one. */
export function createFileCopier(dataDir, place) {
  const known = new Map();

  // Earlier passwords and ledgers are of no use to a restore.
  const forgetOne = (name) => place.remove(name);

  /** Makes the copy of a file equal to it; returns false while the file may still change. */
  async function copyOne(name, now, discard) {
    const source = path.join(dataDir, name);
    const [info, copied] = [await infoOf(source), await place.infoOf(name)];
    if (copied && !isSame(info, copied)) await discard(name, now);
    if (info && !isSame(info, copied)) await place.put(source, info, name);
    return !info || now - info.mtimeMs > SETTLING_MS;
  }

  /** Lists the files of a folder and of those below that are to be compared. */
  async function listPending(name, now) {
    if (!known.has(name)) known.set(name, unlisted(await place.list(name)));
    const state = known.get(name);
    const mtimeMs = (await infoOf(path.join(dataDir, name)))?.mtimeMs ?? 0;
    // Two changes within one tick of the disk's clock leave the same time.
    if (mtimeMs !== state.listedAt || now - mtimeMs < SETTLING_MS)
      noteListing(state, await listFolder(path.join(dataDir, name)));
    state.listedAt = mtimeMs;
    const pending = [...state.pending].map((file) => ({ state, file, name: `${name}/${file}` }));
    for (const below of state.folders) pending.push(...(await listPending(`${name}/${below}`, now)));
    return pending;
  }

  async function sweep(now = Date.now()) {
    for (const name of SHOP_FILES) await copyOne(name, now, forgetOne);
    const pending = [];
    for (const name of SHOP_FOLDERS) pending.push(...(await listPending(name, now)));
    await someAtOnce(pending, place.filesAtOnce, async ({ state, file, name }) => {
      if (await copyOne(name, now, place.setAside)) state.pending.delete(file);
    });
  }

  /** Deletes for good what was removed longer ago than the copy is kept. */
  const forget = (now = Date.now()) => place.forget(now - KEPT_DAYS * DAY_MS);

  return { sweep, forget };
}
