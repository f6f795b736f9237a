import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { errorCodes, messages } from '@shop/contract';
import { isDiskFull } from '../../../shared/database-errors';
import { dataDir } from '../../../shared/environment';
import { ApiError } from '../../../shared/http-errors';

const KEPT_FREE_BYTES = 500 * 1024 * 1024;
const KEPT_FREE_SHARE = 0.05;

export const storageFull = () => new ApiError(507, errorCodes.storageFull, messages.storageFull);

/** Refuses a file while the disk is nearly full: the orders need what is left. */
export async function requireRoom(): Promise<void> {
  const { bavail, blocks, bsize } = await statfs(dataDir());
  if (bavail * bsize < Math.min(KEPT_FREE_BYTES, blocks * bsize * KEPT_FREE_SHARE)) throw storageFull();
}

async function writeThrough(file: string, bytes: Buffer): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Removes files, those that are there. */
export const removeFiles = async (files: readonly string[]): Promise<void> =>
  void (await Promise.all(files.map((file) => rm(file, { force: true }))));

export type NewFile = { path: string; bytes: Buffer };

/** Writes files so that they are there whole, all of them, or not at all; a crash leaves only `.tmp` files. */
export async function writeFiles(files: NewFile[]): Promise<void> {
  const staged = files.map(({ path: target, bytes }) => ({
    target,
    bytes,
    temporary: `${target}.${randomUUID()}.tmp`,
  }));
  try {
    for (const { target, temporary, bytes } of staged) {
      await mkdir(path.dirname(target), { recursive: true });
      await writeThrough(temporary, bytes);
    }
    for (const { target, temporary } of staged) await rename(temporary, target);
  } catch (error) {
    await removeFiles(staged.flatMap(({ target, temporary }) => [target, temporary]));
    throw isDiskFull(error) ? storageFull() : error;
  }
}
