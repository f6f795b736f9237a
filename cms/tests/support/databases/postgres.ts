import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { startTemporaryPostgres } from '../../../../tools/backup/database/temporary-postgres.mjs';
import { emptyShopCluster } from './empty-shop';
import { cmsEnvironment } from '../servers/start-cms';

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

type PostgresOptions = {
  /** Keeps commits through a crash, as a real server; slower. */
  durable?: boolean;
  /** The database has no tables yet; by default it holds a shop that was started once. */
  isBlank?: boolean;
};

/** Starts a PostgreSQL server in a temporary folder on a free port. */
export async function startPostgres({ durable, isBlank }: PostgresOptions = {}): Promise<TestPostgres> {
  const { server, dataFolder, createDatabase, urlOf, stop } = await startTemporaryPostgres('shop-postgres-', {
    flags: durable ? [] : FAST,
    template: await emptyShopCluster((dataDir, databaseUrl) => cmsEnvironment(dataDir, { databaseUrl })),
  });
  return {
    url: isBlank ? await createDatabase('blank_shop') : urlOf('shop'),
    createDatabase,
    pause: () => server.stop(),
    crash: () => crashServerOf(dataFolder),
    resume: () => server.start(),
    stop,
  };
}
