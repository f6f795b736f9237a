import { chmod, copyFile, mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { SHOP_FILES, SHOP_FOLDERS } from '../backup/shop-files.mjs';
import { KEPT_DAYS, partsOfCopy } from './copy-folder.mjs';

// A file may still be written for a moment after its folder has shown it.
const SETTLING_MS = 2000;
// FAT stores times in steps of two seconds.
const TIME_STEP_MS = 2000;
const DAY_MS = 86_400_000;

const infoOf = (file) =>
  stat(file).catch((error) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
    throw error;
  });

const isSame = (one, other) =>
  one && other && one.size === other.size && Math.abs(one.mtimeMs - other.mtimeMs) <= TIME_STEP_MS;

async function flush(file) {
  const handle = await open(file, 'r+');
  await handle.sync().finally(() => handle.close());
}

// Its time comes along, since a restore to a moment leaves out the files that are younger.
async function replace(source, info, target, draft) {
  await copyFile(source, draft);
  // A copy has the mode of its file, which others of this machine might read.
  await chmod(draft, 0o600);
  await utimes(draft, info.mtimeMs / 1000, info.mtimeMs / 1000);
  await flush(draft);
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  await rename(draft, target);
}

/** Lists the files and folders in a folder; none where it is gone. */
async function listFolder(folder) {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return {
    folders: entries.filter((entry) => entry.isDirectory()).map(({ name }) => name),
    files: entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.tmp')).map(({ name }) => name),
  };
}

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
export function createFileCopier(dataDir, folder) {
  const { files, removed } = partsOfCopy(folder);
  const known = new Map();

  async function setAside(name, now) {
    const target = path.join(removed, String(now), name);
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    await rename(path.join(files, name), target);
  }

  // Earlier passwords and ledgers are of no use to a restore.
  const forgetOne = (name) => rm(path.join(files, name), { force: true });

  /** Makes the copy of a file equal to it; returns false while the file may still change. */
  async function copyOne(name, now, discard) {
    const [source, target] = [path.join(dataDir, name), path.join(files, name)];
    const [info, copied] = [await infoOf(source), await infoOf(target)];
    if (copied && !isSame(info, copied)) await discard(name, now);
    if (info && !isSame(info, copied)) await replace(source, info, target, path.join(folder, 'incoming'));
    return !info || now - info.mtimeMs > SETTLING_MS;
  }

  async function sweepFolder(name, now) {
    if (!known.has(name)) known.set(name, unlisted(await listFolder(path.join(files, name))));
    const state = known.get(name);
    const mtimeMs = (await infoOf(path.join(dataDir, name)))?.mtimeMs ?? 0;
    // Two changes within one tick of the disk's clock leave the same time.
    if (mtimeMs !== state.listedAt || now - mtimeMs < SETTLING_MS)
      noteListing(state, await listFolder(path.join(dataDir, name)));
    state.listedAt = mtimeMs;
    for (const file of state.pending)
      if (await copyOne(`${name}/${file}`, now, setAside)) state.pending.delete(file);
    for (const below of state.folders) await sweepFolder(`${name}/${below}`, now);
  }

  async function sweep(now = Date.now()) {
    for (const name of SHOP_FILES) await copyOne(name, now, forgetOne);
    for (const name of SHOP_FOLDERS) await sweepFolder(name, now);
  }

  /** Deletes for good what was removed longer ago than the copy is kept. */
  async function forget(now = Date.now()) {
    for (const name of await readdir(removed))
      if (Number(name) < now - KEPT_DAYS * DAY_MS)
        await rm(path.join(removed, name), { recursive: true, force: true });
  }

  return { sweep, forget };
}
