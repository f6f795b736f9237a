import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cmsPackage } from '../launcher/project.mjs';
import { createDatabaseCheck } from './database-copy-check.mjs';
import { litestreamProgram } from './litestream.mjs';
import { restoreDatabase } from './restore-database.mjs';
import { startReplication } from './replication.mjs';

const Database = cmsPackage('better-sqlite3');

function hasProgram(): boolean {
  try {
    return Boolean(litestreamProgram());
  } catch {
    process.stdout.write('Litestream was not tried: it has no package for this machine.\n');
    return false;
  }
}

let root: string;
beforeEach(() => {
  process.umask(0o077);
  root = mkdtempSync(path.join(os.tmpdir(), 'shop-replica-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const openShop = () => {
  const shop = new Database(path.join(root, 'shop.db'));
  shop.pragma('journal_mode = WAL');
  shop.exec('create table if not exists orders (id integer primary key, text)');
  return { shop, sell: () => shop.prepare('insert into orders (text) values (?)').run('x'.repeat(500)) };
};

it.runIf(hasProgram())(
  'the replication is complete when the last commit is in the replica, also of a shop that sells on',
  async () => {
    const { shop, sell } = openShop();
    const replica = path.join(root, 'replica');
    const { copiedAt, stop } = startReplication(root, { replica, keptHours: 24 });
    const isCompleteTill = (at: number) =>
      expect.poll(() => copiedAt(Date.now()) ?? 0).toBeGreaterThanOrEqual(at);
    try {
      sell();
      await isCompleteTill(Date.now());
      const selling = setInterval(sell, 20);
      await isCompleteTill(Date.now()).finally(() => clearInterval(selling));
      shop.pragma('wal_checkpoint(RESTART)');
      sell();
      await isCompleteTill(Date.now());
      expect(statSync(replica).mode & 0o077).toBe(0);
    } finally {
      await stop();
    }
    expect(createDatabaseCheck(root, replica)(1)).toBe(1);
    sell();
    expect(createDatabaseCheck(root, replica)(2)).toBeNull();
    shop.close();
  },
);

it.runIf(hasProgram())('a replica comes back in a folder whose name has spaces and accents', async () => {
  const { shop, sell } = openShop();
  const folder = path.join(root, 'mi tienda Jazmín');
  const replica = path.join(folder, 'replica');
  mkdirSync(folder);
  const { copiedAt, stop } = startReplication(root, { replica, keptHours: 24 });
  try {
    sell();
    const soldAt = Date.now();
    await expect.poll(() => copiedAt(Date.now()) ?? 0).toBeGreaterThanOrEqual(soldAt);
  } finally {
    await stop();
    shop.close();
  }
  const file = path.join(folder, 'restored.db');
  await restoreDatabase(replica, Date.now(), file);
  const restored = new Database(file, { readonly: true });
  expect(restored.prepare('select count(*) from orders').pluck().get()).toBe(1);
  restored.close();
});
