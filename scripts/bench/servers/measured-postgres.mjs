import { startTemporaryPostgres } from '../../database/temporary-postgres.mjs';
import { childrenOf } from './process-usage.mjs';

/** Starts a PostgreSQL server with default settings: every commit is flushed to the disk. */
export async function startMeasuredPostgres() {
  const { server, createDatabase, stop } = await startTemporaryPostgres('bench-postgres-');
  return {
    createDatabase,
    pids: () => [server.process.pid, ...childrenOf(server.process.pid)],
    stop,
  };
}
