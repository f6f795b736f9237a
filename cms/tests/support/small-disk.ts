import { spawnSync } from 'node:child_process';
import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

// A mount of its own that ends with the process; where we are not root, inside a user namespace of its own.
const unshare = process.getuid?.() === 0 ? ['unshare', '-m'] : ['unshare', '-rm'];

/** Whether this machine lets a process have a small disk of its own. */
export const hasSmallDisks = (): boolean =>
  spawnSync(unshare[0] as string, [...unshare.slice(1), 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status ===
  0;

/** The program that runs another one with a small disk mounted on the folder, seen by nobody else. */
export const onSmallDisk = (folder: string, megabytes: number): [string, ...string[]] => [
  unshare[0] as string,
  ...unshare.slice(1),
  'sh',
  '-c',
  `mount -t tmpfs -o size=${megabytes}m tmpfs "$0" && exec "$@"`,
  folder,
];

/** The folder as the process sees it that has the small disk. */
export const seenBy = (pid: number, folder: string): string => path.join(`/proc/${pid}/root`, folder);

const BALLAST = 'ballast';

/** Fills the disk of a folder, but for so many bytes. */
export async function fillDisk(folder: string, spared = 0): Promise<void> {
  const chunk = Buffer.alloc(64 * 1024);
  for (let part = 0; ; part += 1) {
    try {
      await writeFile(path.join(folder, `${BALLAST}-${part}`), chunk);
    } catch (error) {
      if ((error as { code?: string }).code !== 'ENOSPC') throw error;
      for (let at = Math.max(0, part - Math.ceil(spared / chunk.length)); spared > 0 && at <= part; at += 1)
        await rm(path.join(folder, `${BALLAST}-${at}`), { force: true });
      return;
    }
  }
}

/** Makes room again. */
export async function freeDisk(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(BALLAST));
  await Promise.all(names.map((name) => rm(path.join(folder, name))));
}
