import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { withLock } from '../../../scripts/product/setup/lock-file.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    emptyShopFolder: string;
  }
}

const cms = path.resolve(import.meta.dirname, '../..');
const createSchema = path.resolve(cms, '../scripts/database/create-schema.mjs');

/** Vitest's global set-up: names the folder of this run's template and removes it at the end. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'shop-template-'));
  project.provide('emptyShopFolder', folder);
  return () => rm(folder, { recursive: true, force: true });
}

// Creating the tables of an empty SQLite file takes half of a start, so one process does it for the whole run.
export async function copyEmptyShop(dataDir: string, environment: Record<string, string>): Promise<void> {
  const folder = inject('emptyShopFolder');
  const template = path.join(folder, 'data');
  await withLock(path.join(folder, 'template.pid'), 'creating the template of an empty shop', async () => {
    if (existsSync(template)) return;
    const draft = path.join(folder, 'draft');
    const env = { ...process.env, ...environment, DATA_DIR: draft };
    await promisify(execFile)(process.execPath, [createSchema], { cwd: cms, env });
    await cp(draft, template, { recursive: true });
  });
  await cp(template, dataDir, { recursive: true });
}
