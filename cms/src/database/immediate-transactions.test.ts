import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { beginImmediately } from './immediate-transactions';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'shop-transactions-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Reads and writes in one transaction while another process tries to write in between; returns the codes of both. */
function readThenWrite(prepare: (connection: Database.Database) => void): (string | undefined)[] {
  const [shop, other] = [1, 2].map(() => new Database(path.join(folder, 'shop.db'), { timeout: 1 })) as [
    Database.Database,
    Database.Database,
  ];
  shop.exec('pragma journal_mode = wal; create table t (n)');
  prepare(shop);
  const codeOf = (work: () => unknown) => {
    try {
      work();
      return undefined;
    } catch (error) {
      return (error as { code?: string }).code;
    }
  };
  shop.prepare('BEGIN;').run();
  shop.prepare('select * from t').all();
  const codes = [
    codeOf(() => other.exec('insert into t values (1)')),
    codeOf(() => shop.exec('insert into t values (2)')),
  ];
  shop.exec('rollback');
  for (const connection of [shop, other]) connection.close();
  return codes;
}

test('a transaction that takes the write lock at its beginning is not ended by another process', () => {
  expect(readThenWrite(() => undefined)).toEqual([undefined, 'SQLITE_BUSY_SNAPSHOT']);
  rmSync(path.join(folder, 'shop.db'));
  expect(readThenWrite(beginImmediately)).toEqual(['SQLITE_BUSY', undefined]);
});
