import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { place } from '../product/places.mjs';

const Database = createRequire(place('cms/package.json'))('better-sqlite3');
const SECONDS = 3;

/** How many transactions of one row this machine's disk takes in a second, with the shop's own settings: the ceiling of any shop on SQLite. */
export function bareTransactionsPerSecond() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-bare-'));
  const file = new Database(path.join(folder, 'bare.db'));
  file.pragma('journal_mode = WAL');
  file.pragma('synchronous = FULL');
  file.exec('create table orders (id integer primary key, body text)');
  const insert = file.prepare('insert into orders (body) values (?)');
  const until = performance.now() + SECONDS * 1000;
  let done = 0;
  for (; performance.now() < until; done += 1) insert.run(`order ${done}`);
  file.close();
  rmSync(folder, { recursive: true, force: true });
  return done / SECONDS;
}
