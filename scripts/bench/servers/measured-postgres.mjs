import { readdirSync, readFileSync } from 'node:fs';
import { startTemporaryPostgres } from '../../database/temporary-postgres.mjs';

function childrenOf(parent) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')[1] === String(parent);
      } catch {
        return false;
      }
    })
    .map(Number);
}

/** Starts a PostgreSQL server with default settings: every commit is flushed to the disk. */
export async function startMeasuredPostgres() {
  const { server, createDatabase, stop } = await startTemporaryPostgres('bench-postgres-');
  return {
    createDatabase,
    pids: () => [server.process.pid, ...childrenOf(server.process.pid)],
    stop,
  };
}
