import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { isDiskFull } from '../../database/database-errors';
import { storageFull } from '../http/http-error';
import type { FileStore } from './stored-file';

const RESERVED_BYTES = 500 * 1024 * 1024;
const RESERVED_SHARE = 0.05;
// Folders beside the public one.
const PRIVATE = ['proofs/', 'review-photos/'];

type NewFile = { file: string; bytes: Buffer };

async function writeThrough(file: string, bytes: Buffer, isDurable: boolean): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    if (isDurable) await handle.sync();
  } finally {
    await handle.close();
  }
}

const removeAll = (files: string[]) => Promise.all(files.map((file) => rm(file, { force: true })));

async function writeAll(files: readonly NewFile[], isDurable: boolean): Promise<void> {
  const staged = files.map(({ file, bytes }) => ({
    target: file,
    bytes,
    temporary: `${file}.${randomUUID()}.tmp`,
  }));
  try {
    for (const { target, temporary, bytes } of staged) {
      await mkdir(path.dirname(target), { recursive: true });
      await writeThrough(temporary, bytes, isDurable);
    }
    for (const { target, temporary } of staged) await rename(temporary, target);
  } catch (error) {
    await removeAll(staged.flatMap(({ target, temporary }) => [target, temporary]));
    throw isDiskFull(error) ? storageFull() : error;
  }
}

/** True while the disk has more free space than is reserved for orders. */
export async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return bavail * bsize >= Math.min(RESERVED_BYTES, blocks * bsize * RESERVED_SHARE);
}

async function requireRoom(root: string): Promise<void> {
  if (!(await hasRoom(root))) throw storageFull();
}

/** Returns where a file of this key stands below the data folder. */
export const fileOf = (key: string): string =>
  PRIVATE.some((folder) => key.startsWith(folder)) ? key : `public/uploads/${key}`;

export function folderStore(root: () => string): FileStore {
  const pathOf = (key: string): string => path.join(root(), fileOf(key));
  return {
    write: (files, isDurable = true) =>
      writeAll(
        files.map(({ key, bytes }) => ({ file: pathOf(key), bytes })),
        isDurable,
      ),
    read: (key) => readFile(pathOf(key)).catch(() => null),
    sizeOf: (key) =>
      stat(pathOf(key)).then(
        ({ size }) => size,
        () => null,
      ),
    remove: async (keys) => {
      await removeAll(keys.map(pathOf));
    },
    requireRoom: () => requireRoom(root()),
  };
}
