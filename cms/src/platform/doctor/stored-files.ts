import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { DAY_MS } from '@shop/contract';
import { bucketSettings } from '../../settings/bucket-settings';
import { openFileStore } from '../storage/file-store';
import type { FileStore } from '../storage/stored-file';
import { SWEEP_GRACE_MS } from './check';

/** Age in milliseconds from which a file or row that belongs to nothing is a fault: jobs and uploads have had their time. */
export const UNCLAIMED_MS = DAY_MS + SWEEP_GRACE_MS;

/** Opens the files of a shop for the doctor, which may run without the shop. */
export const filesIn = (dataDir: string): FileStore =>
  openFileStore(
    () => dataDir,
    (fault) => void process.stderr.write(`${fault}\n`),
  );

// One by one is slow for ten thousand files, and all together exhaust the file handles.
const AT_ONCE = 32;

/** Maps all items, some at a time and in their order. */
export async function eachOf<T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < all.length; at += AT_ONCE)
    results.push(...(await Promise.all(all.slice(at, at + AT_ONCE).map(work))));
  return results;
}

/** Lists the files of a folder that are older than a day and belong to nothing. Buckets have their own lifecycle rules. */
export async function strayFiles(
  folder: string,
  isKnown: (name: string) => boolean,
  now: Date,
): Promise<string[]> {
  if (bucketSettings()) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries
    .filter((entry) => entry.isFile() && !isKnown(entry.name))
    .map(({ parentPath, name }) => path.join(parentPath, name));
  const ages = await eachOf(files, (file) =>
    stat(file).then(
      ({ mtimeMs }) => now.getTime() - mtimeMs,
      () => 0,
    ),
  );
  return files.filter((_, at) => Number(ages[at]) > UNCLAIMED_MS);
}
