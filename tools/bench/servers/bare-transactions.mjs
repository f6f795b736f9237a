import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cmsPackage } from '../../launcher/project.mjs';

const Database = cmsPackage('better-sqlite3');
const SECONDS = 3;

/** Measures one-row transactions per second with the shop's SQLite settings: the upper bound on this disk. */
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
