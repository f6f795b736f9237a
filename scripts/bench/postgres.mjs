import { readdirSync, readFileSync } from 'node:fs';
import { startOwnPostgres } from '../database/own-postgres.mjs';

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

/** A PostgreSQL server of its own with the settings of a fresh installation: every commit is on the disk. */
export async function startPostgres() {
  const { server, createDatabase, stop } = await startOwnPostgres('bench-postgres-');
  return {
    createDatabase,
    /** The server's processes: which ones there are changes with its connections. */
    pids: () => [server.process.pid, ...childrenOf(server.process.pid)],
    stop,
  };
}
