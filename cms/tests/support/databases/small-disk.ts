import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../../../tools/launcher/processes/ports.mjs';

// A private mount that ends with the process; without root, inside a user namespace.
const unshare = process.getuid?.() === 0 ? ['unshare', '-m'] : ['unshare', '-rm'];

export const hasSmallDisks = (): boolean =>
  spawnSync(unshare[0] as string, [...unshare.slice(1), 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status ===
  0;

export const onSmallDisk = (folder: string, size: `${number}${'k' | 'm'}`): [string, ...string[]] => [
  unshare[0] as string,
  ...unshare.slice(1),
  'sh',
  '-c',
  `mount -t tmpfs -o size=${size} tmpfs "$0" && exec "$@"`,
  folder,
];

/** Returns the path of the folder inside the process's mount namespace. */
export const seenBy = (pid: number, folder: string): string => path.join(`/proc/${pid}/root`, folder);

const BALLAST = 'ballast';

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

export async function freeDisk(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(BALLAST));
  await Promise.all(names.map((name) => rm(path.join(folder, name))));
}

export type SmallPostgres = { url: string; disk: string; stop: () => Promise<void> };

const saysReady = (child: ChildProcess): Promise<void> =>
  new Promise((ready, failed) => {
    child.stdout?.once('data', () => ready());
    child.once('exit', () => failed(new Error('PostgreSQL did not start on a small disk')));
  });

/** Starts a PostgreSQL on a small disk that restarts after a crash. */
export async function postgresOnSmallDisk(megabytes: number): Promise<SmallPostgres> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'shop-small-postgres-'));
  const port = await freePort();
  const script = path.resolve(import.meta.dirname, 'postgres-on-small-disk.mjs');
  const [program, ...args] = onSmallDisk(folder, `${megabytes}m`);
  const child = spawn(program, [...args, process.execPath, script, path.join(folder, 'data'), String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((done) => child.once('exit', done));
  await saysReady(child);
  return {
    url: `postgres://shop:shop@127.0.0.1:${port}/shop`,
    disk: seenBy(child.pid as number, folder),
    async stop() {
      // The package stops its server on exit.
      child.kill('SIGINT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
