import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { startTemporaryPostgres } from '../../../../tools/backup/database/temporary-postgres.mjs';
import { withLock } from '../../../../tools/launcher/setup/lock-file.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    emptyShopFolder: string;
  }
}

const cms = path.resolve(import.meta.dirname, '../../..');
const createSchema = path.resolve(cms, '../tools/backup/database/create-schema.mjs');

/** Vitest's global set-up: names the folder of this run's template and removes it at the end. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'shop-template-'));
  project.provide('emptyShopFolder', folder);
  return () => rm(folder, { recursive: true, force: true });
}

type Environment = Record<string, string>;

const createTables = (env: Environment) =>
  promisify(execFile)(process.execPath, [createSchema], { cwd: cms, env: { ...process.env, ...env } });

/** Returns the path of a template, which the first process of the test run that needs it creates. */
async function templateOf(name: string, create: (template: string) => Promise<void>): Promise<string> {
  const folder = inject('emptyShopFolder');
  const template = path.join(folder, name);
  await withLock(path.join(folder, `${name}.pid`), 'creating the template of an empty shop', async () => {
    if (!existsSync(template)) await create(template);
  });
  return template;
}

// Creating the tables of an empty SQLite file takes half of a start, so one process does it for the whole run.
export async function copyEmptyShop(dataDir: string, environment: Environment): Promise<void> {
  const template = await templateOf('data', async (created) => {
    const draft = `${created}-draft`;
    await createTables({ ...environment, DATA_DIR: draft });
    await cp(draft, created, { recursive: true });
  });
  await cp(template, dataDir, { recursive: true });
}

/** Returns the folder of a stopped PostgreSQL cluster whose database `shop` has been started once. */
export const emptyShopCluster = (
  environmentOf: (dataDir: string, databaseUrl: string) => Environment,
): Promise<string> =>
  templateOf('cluster', async (created) => {
    const { server, dataFolder, createDatabase, stop } = await startTemporaryPostgres('shop-template-');
    await createTables(environmentOf(`${created}-data`, await createDatabase('shop')));
    await server.stop();
    await promisify(execFile)('cp', ['-a', dataFolder, created]);
    await stop();
  });
