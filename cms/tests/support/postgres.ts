import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { startTemporaryPostgres } from '../../../scripts/database/temporary-postgres.mjs';

export type TestPostgres = {
  url: string;
  createDatabase(name: string): Promise<string>;
  pause(): Promise<void>;
  /** Stops the server like `pg_ctl stop -m immediate`. */
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
