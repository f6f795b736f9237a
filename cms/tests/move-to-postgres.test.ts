import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepSecrets } from './support/data/stored-secrets';
import { fillEmptyTables } from './support/databases/fill-empty-tables';
import { startPostgres, type TestPostgres } from './support/databases/postgres';
import { runCommand } from './support/processes/run-command';
import { spawnCms } from './support/servers/spawn-cms';

const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-move-'));
const demo = path.join(folder, 'demo');
const filled = path.join(folder, 'filled');

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres({ durable: true });
  const cms = await spawnCms({ dataDir: demo, env: { SEED: 'demo' } });
  keepSecrets(cms);
  cms.child.kill('SIGTERM');
  await cms.ended;
  cpSync(demo, filled, { recursive: true });
});
afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const sizes = () => {
  const database = new Database(path.join(demo, 'shop.db'), { readonly: true });
  return database.prepare('select size from files').pluck().all() as number[];
};

test('a picture is stored with the two decimals of its size that PostgreSQL keeps', () => {
  expect(sizes().length).toBeGreaterThan(0);
  expect(sizes().filter((size) => size !== Number(size.toFixed(2)))).toEqual([]);
});

test('the demo shop moves to PostgreSQL and its doctor finds nothing', async () => {
  const place = { dataDir: demo, databaseUrl: await postgres.createDatabase('demo') };
  const moved = await runCommand('move-to-postgres', place);
  expect(moved).toEqual({ code: 0, output: expect.stringContaining('iguales en las dos bases') });
});

test('the demo shop moves with a row in every table, and with more decimals than PostgreSQL keeps', async () => {
  const file = path.join(filled, 'shop.db');
  expect(fillEmptyTables(file)).not.toEqual([]);
  expect(fillEmptyTables(file)).toEqual([]);
  const database = new Database(file);
  database.prepare('update files set size = size + 0.005').run();
  database.close();
  const place = { dataDir: filled, databaseUrl: await postgres.createDatabase('filled') };
  const { output } = await runCommand('move-to-postgres', place);
  // The doctor may reject the invented rows, so only the comparison counts.
  expect(output).toContain('iguales en las dos bases');
});
