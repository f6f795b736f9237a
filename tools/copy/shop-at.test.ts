import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cmsPackage } from '../launcher/project.mjs';
import { applyWal, endOfMoment } from './shop-at.mjs';
import { readCommits } from './wal.mjs';

const Database = cmsPackage('better-sqlite3');
let root: string;
beforeEach(() => (root = mkdtempSync(path.join(os.tmpdir(), 'shop-moment-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Returns a file with one order of a clock that went wrong, and a WAL of orders stamped with these times. */
function shopWith(stamps: number[]): { file: string; wal: Buffer } {
  const [live, file] = [path.join(root, 'live.db'), path.join(root, 'restored.db')];
  const shop = new Database(live);
  shop.pragma('journal_mode = WAL');
  shop.exec('create table orders (id integer primary key, created_at integer, updated_at integer)');
  const write = shop.prepare('insert into orders (created_at, updated_at) values (?, ?)');
  write.run(9_000_000, 9_000_000);
  shop.pragma('wal_checkpoint(TRUNCATE)');
  copyFileSync(live, file);
  for (const stamp of stamps) write.run(stamp, stamp);
  shop.prepare('update orders set updated_at = ? where created_at = ?').run(500, stamps[0]);
  const wal = readFileSync(`${live}-wal`);
  shop.close();
  return { file, wal };
}

function ordersIn(file: string): [number, number][] {
  const shop = new Database(file);
  const rows = shop.prepare('select created_at, updated_at from orders where id > 1').raw().all();
  shop.close();
  return rows;
}

it.each([
  [99, []],
  [100, [[100, 100]]],
  [
    299,
    [
      [100, 100],
      [200, 200],
    ],
  ],
  [
    499,
    [
      [100, 100],
      [200, 200],
      [300, 300],
      [400, 400],
    ],
  ],
  [
    500,
    [
      [100, 500],
      [200, 200],
      [300, 300],
      [400, 400],
    ],
  ],
])(
  'endOfMoment ends a WAL at the last commit until %s, changes of earlier records included',
  (moment, expected) => {
    const { file, wal } = shopWith([100, 200, 300, 400]);
    applyWal(file, wal.subarray(0, endOfMoment(file, wal, 0, moment)));
    expect(ordersIn(file)).toEqual(expected);
  },
);

it('endOfMoment never ends before what is known to be earlier', () => {
  const { file, wal } = shopWith([100, 200, 300]);
  const [, second = 0] = readCommits(wal);
  expect(endOfMoment(file, wal, second, 50)).toBe(second);
});
