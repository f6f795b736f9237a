import { copyFileSync, mkdirSync, openSync, readFileSync, writeSync, closeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { examineShop } from '../src/doctor/examine-shop';
import { texts } from '../src/platform/doctor/texts';
import { corruptions } from './doctor/corruptions';
import { doctorSuite } from './doctor/doctor-suite';
import { startCms } from './support/servers/start-cms';

doctorSuite(
  'SQLite',
  () => startCms(),
  () => undefined,
);

test('every fault with a text has a test that causes it', () => {
  const caused = new Set<string>(corruptions.map(({ id }) => id)).add('database-file-is-damaged');
  expect([...caused].sort()).toEqual(Object.keys(texts).sort());
});

test('every fault is described in docs/operations.md', () => {
  const handbook = readFileSync(path.resolve(import.meta.dirname, '../../docs/operations.md'), 'utf8');
  for (const id of Object.keys(texts)) expect(handbook).toContain(`\`${id}\``);
});

test('a damaged database file is reported and not read any further', async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'shop-damaged-'));
  const whole = path.join(dataDir, 'whole.db');
  const file = new Database(whole);
  file.exec("create table a (b text); insert into a values ('x')");
  for (let i = 0; i < 2000; i += 1) file.prepare('insert into a values (?)').run('y'.repeat(50));
  file.close();
  mkdirSync(dataDir, { recursive: true });
  copyFileSync(whole, path.join(dataDir, 'shop.db'));
  const handle = openSync(path.join(dataDir, 'shop.db'), 'r+');
  writeSync(handle, Buffer.alloc(8192, 0x5a), 0, 8192, 8192);
  closeSync(handle);
  const faults = await examineShop({ dataDir });
  expect(faults.map(({ id }) => id)).toEqual(['database-file-is-damaged']);
  await rm(dataDir, { recursive: true, force: true });
});
