import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { aShopper, commerceOn } from './support/data/commerce-calls';
import { aPicture } from './support/data/forms';
import { keepSecrets, secretsIn } from './support/data/stored-secrets';
import { filesWith, tablesWith } from './support/data/stored-texts';
import { openDatabase } from './support/databases/open-database';
import { startPostgres, type TestPostgres } from './support/databases/postgres';
import { runCommand } from './support/processes/run-command';
import { spawnCms, type CmsProcess } from './support/servers/spawn-cms';

type Place = { dataDir: string; databaseUrl?: string };

const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-erased-'));
const person = {
  fullName: 'Casilda Ibarguren',
  email: 'casilda.ibarguren@ejemplo.com',
  phone: '2995550741',
  address: 'Los Notros 9182',
};
let postgres: TestPostgres | undefined;
afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function stopped({ child, ended }: CmsProcess): Promise<void> {
  child.kill('SIGTERM');
  await ended;
}

// The doctor that ends a restore looks for the picture that the tests' products name.
async function addPicture({ dataDir }: Place): Promise<void> {
  const pictures = path.join(dataDir, 'public/uploads/pictures');
  mkdirSync(pictures, { recursive: true });
  writeFileSync(path.join(pictures, 'prueba.jpg'), await aPicture(60, 60).jpeg().toBuffer());
}

/** Sells to the person; returns the order with its link. */
async function sellTo(cms: CmsProcess) {
  const shop = await commerceOn(cms);
  const { _id } = await shop.product();
  const shippingInfo = aShopper(person);
  const placed = await shop.placed([{ productId: _id, quantity: 1, size: 'M' }], { shippingInfo });
  await shop.setStatus(placed.order._id, { status: 'paid' });
  await shop.admin(`/api/orders/${placed.order._id}/fulfillment`, {
    method: 'PUT',
    json: { fulfillment: 'delivered' },
  });
  return { ...placed, shop };
}

type Sale = Awaited<ReturnType<typeof sellTo>>;

async function eraseThroughRequest(cms: CmsProcess, { shop, orderNumber, linkToken }: Sale): Promise<void> {
  const json = { request: 'deletion', orderNumber, token: linkToken };
  const opened = await cms.call<{ code: string }>('/api/data-requests', { method: 'POST', json });
  const { body } = await shop.admin<{ entries: { case?: { _id: string; code: string } }[] }>(
    `/api/cases?search=${opened.body.code}`,
  );
  const id = body.entries.find(({ case: one }) => one?.code === opened.body.code)?.case?._id ?? '';
  const erased = await shop.admin<{ state: string }>(`/api/data-requests/${id}/erasure`, {
    method: 'POST',
    json: {},
  });
  expect(erased.body.state).toBe('answered');
}

async function textsIn(cms: CmsProcess): Promise<string[]> {
  const db = openDatabase(cms);
  try {
    return await tablesWith(db, Object.values(person));
  } finally {
    await db.destroy();
  }
}

/** Backs up, erases, loses the shop, restores the older backup elsewhere with the newer ledger, and starts it. */
async function drill(lost: Place, found: Place): Promise<void> {
  mkdirSync(lost.dataDir, { recursive: true });
  await addPicture(lost);
  const cms = await spawnCms(lost);
  keepSecrets(cms);
  const sale = await sellTo(cms);
  const file = path.join(lost.dataDir, 'backups/jazmin-before.tar.gz');
  expect(await runCommand('backup', lost, file)).toMatchObject({ code: 0 });
  await eraseThroughRequest(cms, sale);
  expect(await textsIn(cms)).toEqual([]);
  await stopped(cms);

  const restored = await runCommand('restore', found, file);
  expect([restored.code, restored.output]).toEqual([0, expect.stringContaining('erasures.jsonl')]);
  const again = await spawnCms({ ...found, env: secretsIn(found.dataDir) });
  expect(await textsIn(again)).toEqual([]);
  const shop = await commerceOn(again);
  const { body } = await shop.admin<{ order: { total: number } }>(`/api/orders/${sale.order._id}`);
  expect(body.order.total).toBe(sale.order.total);
  await stopped(again);
  expect(filesWith(found.dataDir, Object.values(person))).toEqual([]);
  expect(readFileSync(path.join(found.dataDir, 'erasures.jsonl'), 'utf8')).not.toContain(person.email);
}

// @spec F.13
test.each(['SQLite', 'PostgreSQL'])(
  'a person who was erased after a backup is gone again when it is restored, on %s',
  async (database) => {
    if (database === 'PostgreSQL') postgres = await startPostgres({ durable: true });
    const at = (name: string) => path.join(folder, `${database}-${name}`);
    await drill(
      { dataDir: at('lost'), databaseUrl: postgres?.url },
      { dataDir: at('found'), databaseUrl: await postgres?.createDatabase('found') },
    );
  },
);
