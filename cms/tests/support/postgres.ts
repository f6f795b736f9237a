import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { startTemporaryPostgres } from '../../../scripts/database/temporary-postgres.mjs';

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
  const { server, dataFolder, createDatabase, stop } = await startTemporaryPostgres(
    'shop-postgres-',
    durable ? [] : FAST,
  );
  return {
    url: await createDatabase('shop'),
    createDatabase,
    pause: () => server.stop(),
    crash: () => crashServerOf(dataFolder),
    resume: () => server.start(),
    stop,
  };
}
