import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, open, readdir, rename, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import { readRecord, writePrivateFile } from '../launcher/settings/private-file.mjs';
import { CopyError, KEPT_DAYS, openCopyFolder, partsOfCopy } from './copy-folder.mjs';
import { infoOf, listFolder } from './folder-listing.mjs';

async function flush(file) {
  const handle = await open(file, 'r+');
  await handle.sync().finally(() => handle.close());
}

/** Opens a folder as the place of a copy. */
export function openFolderPlace(folder, dataDir, shop) {
  openCopyFolder(folder, dataDir, shop);
  return folderPlace(folder, shop);
}

/** Returns what the copier does in a folder; its files keep their names and times. */
export function folderPlace(folder, { id }) {
  const { shop: marker, status, database, files, removed } = partsOfCopy(folder);
  const draft = path.join(folder, 'incoming');
  return {
    replica: database,
    keptHours: KEPT_DAYS * 24,
    filesAtOnce: 1,
    /** Throws when another instance has taken it over, or the folder is gone: that of a missing disk must not be filled. */
    requireThere() {
      if (!existsSync(marker)) throw new CopyError('folder');
      if (readRecord(marker)?.id !== id) throw new CopyError('other-shop');
    },
    list: (name) => listFolder(path.join(files, name)),
    infoOf: (name) => infoOf(path.join(files, name)),
    // Its time comes along, since a restore to a moment leaves out the files that are younger.
    async put(source, { mtimeMs }, name) {
      const target = path.join(files, name);
      await copyFile(source, draft);
      // A copy has the mode of its file, which others of this machine might read.
      await chmod(draft, 0o600);
      await utimes(draft, mtimeMs / 1000, mtimeMs / 1000);
      await flush(draft);
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      await rename(draft, target);
    },
    async setAside(name, now) {
      const target = path.join(removed, String(now), name);
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      await rename(path.join(files, name), target);
    },
    remove: (name) => rm(path.join(files, name), { force: true }),
    /** Deletes for good what was removed before a time. */
    async forget(before) {
      for (const name of await readdir(removed))
        if (Number(name) < before) await rm(path.join(removed, name), { recursive: true, force: true });
    },
    // Litestream writes here itself.
    sendReplica: () => undefined,
    writeStatus(state) {
      if (existsSync(marker)) writePrivateFile(status, state);
    },
  };
}
