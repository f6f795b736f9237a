import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Product } from '@shop/contract';
import type { Knex } from 'knex';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { anOrder, commerceOn, type Commerce, type OrderAnswer } from '../support/data/commerce-calls';
import { printMeasurement, timed } from '../support/processes/measurements';
import { checkOut, olderRelease } from '../support/databases/older-version';
import { openDatabase } from '../support/databases/open-database';
import { startPostgres, type TestPostgres } from '../support/databases/postgres';
import { isLong } from '../support/processes/rounds';
import { spawnCms, type CmsProcess } from '../support/servers/spawn-cms';

const release = isLong ? olderRelease() : null;
if (isLong && !release)
  process.stdout.write(
    'Upgrade and way back were not tried: there is no release (a tag v*) before this version yet.\n',
  );

const thisVersion = path.resolve(import.meta.dirname, '../..');
const migrationsIn = (appDir: string): number =>
  readdirSync(path.join(appDir, 'dist/src/database/migrations')).filter((name) => /^\d{4}-.*\.js$/.test(name))
    .length;

type Place = { dataDir: string; databaseUrl?: string; env?: Record<string, string> };
type Running = { shop: Commerce; seconds: number };

describe.runIf(release)('upgrades', () => {
  let older: ReturnType<typeof checkOut>;
  let postgres: TestPostgres;
  let cms: CmsProcess | undefined;
  let db: Knex | undefined;
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'shop-upgrade-'));

  beforeAll(async () => {
    older = checkOut(release as string);
    postgres = await startPostgres({ isBlank: true });
  });
  afterEach(stop);
  afterAll(async () => {
    older?.remove();
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function stop(): Promise<void> {
    await db?.destroy();
    cms?.child.kill('SIGTERM');
    await cms?.ended;
    [cms, db] = [undefined, undefined];
  }

  async function start(place: Place, version: 'this' | 'older'): Promise<Running> {
    place.env = cms?.environment ?? place.env;
    await stop();
    const appDir = version === 'older' ? older.appDir : undefined;
    const { took, value } = await timed(() => spawnCms({ ...place, appDir }));
    cms = value;
    db = openDatabase(cms);
    return {
      shop: await commerceOn({ call: cms.call, db }, { checksAnswers: version === 'this' }),
      seconds: took / 1000,
    };
  }

  const buy = async (shop: Commerce, productId: string) =>
    (await shop.placed([{ productId, quantity: 1, size: 'M' }])) satisfies OrderAnswer;

  async function workOn(shop: Commerce) {
    const { _id } = await shop.product({ title: 'De antes', stock: 100 });
    const { _id: gone } = await shop.product({ title: 'Retirado antes', stock: 4 });
    const orders: OrderAnswer[] = [];
    for (let count = 0; count < 20; count += 1) orders.push(await buy(shop, _id));
    const statuses = ['paid', 'cancelled', 'confirmado', 'refunded'];
    for (const [at, status] of statuses.entries())
      expect((await shop.setStatus(orders[at]!.order._id, { status })).status).toBe(200);
    await shop.admin(`/api/orders/${orders.pop()!.order._id}`, { method: 'DELETE' });
    await shop.admin(`/api/products/${gone}`, { method: 'DELETE' });
    return { product: _id, gone, orders };
  }

  async function seesAll(shop: Commerce, orders: readonly OrderAnswer[]): Promise<void> {
    for (const { orderNumber, linkToken } of orders) {
      const url = `/api/orders/by-number/${orderNumber}?token=${encodeURIComponent(linkToken)}`;
      const { status, body } = await (cms as CmsProcess).call<{ order: { orderNumber: string } }>(url);
      expect([status, body.order?.orderNumber]).toEqual([200, orderNumber]);
    }
    const { body } = await shop.admin<{ totalOrders: number }>('/api/orders');
    expect(body.totalOrders).toBe(orders.length);
  }

  /** Starts the older version, which refuses data that a migration has changed since. */
  async function rollBack(place: Place, work: (back: Running) => Promise<void>): Promise<Running | null> {
    if (migrationsIn(older.appDir) < migrationsIn(thisVersion)) {
      await expect(start(place, 'older')).rejects.toThrow('más nueva de la tienda');
      return null;
    }
    const back = await start(place, 'older');
    await work(back);
    return back;
  }

  const picturesOf = async (productId: string) =>
    (await (cms as CmsProcess).call<{ product: Product }>(`/api/products/${productId}`)).body.product
      .thumbnails;

  test.each(['SQLite', 'PostgreSQL'])(
    'the data of an older version work with this version and with their own again on %s',
    async (database) => {
      const databaseUrl = database === 'PostgreSQL' ? await postgres.createDatabase('upgrade') : undefined;
      const place: Place = { dataDir: path.join(dataDir, database), databaseUrl };
      const before = await start(place, 'older');
      const { product, gone, orders } = await workOn(before.shop);
      const pictures = await picturesOf(product);

      const upgraded = await start(place, 'this');
      expect(await upgraded.shop.faults()).toEqual([]);
      await seesAll(upgraded.shop, orders);
      expect(await picturesOf(product)).toEqual(pictures);
      orders.push(await buy(upgraded.shop, product));
      await upgraded.shop.admin(`/api/products/${gone}/restore`, { method: 'POST' });
      // All orders except the cancelled one hold units.
      expect(await upgraded.shop.stockOf(product)).toBe(100 - (orders.length - 1));
      expect(await upgraded.shop.faults()).toEqual([]);

      const back = await rollBack(place, async ({ shop }) => {
        await seesAll(shop, orders);
        expect(await picturesOf(product)).toEqual(pictures);
        orders.push(await buy(shop, product));
        await shop.setStatus(orders.at(-1)!.order._id, { status: 'paid' });
        const refused = await shop.order(anOrder([{ productId: product, quantity: 500, size: 'M' }]));
        expect(refused.status).toBeLessThan(500);
      });

      const again = await start(place, 'this');
      await seesAll(again.shop, orders);
      expect(await picturesOf(product)).toEqual(pictures);
      expect(await again.shop.faults()).toEqual([]);
      const times = [upgraded, back, again].map((one) => (one ? `${one.seconds.toFixed(1)} s` : 'refused'));
      printMeasurement(
        47,
        database,
        `from ${release} to this version, back and again: ${orders.length} orders kept, faults 0; serving after ${times.join(', ')}`,
      );
    },
  );
});
