import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commerceOn, type Commerce } from '../support/data/commerce-calls';
import { saveMercadoPago, secretsFor } from '../support/data/online-orders';
import { openDatabase } from '../support/databases/open-database';
import { startPostgres, type TestPostgres } from '../support/databases/postgres';
import {
  noticeOf,
  startMercadoPagoServer,
  type MercadoPagoServer,
} from '../support/servers/mercado-pago-server';
import { spawnStorefront, type StorefrontProcess } from '../support/servers/spawn-storefront';
import { spawnCms, type CmsProcess } from '../support/servers/spawn-cms';

const internalSecret = randomUUID() + randomUUID();
let postgres: TestPostgres;
let server: MercadoPagoServer;
let cms: CmsProcess;
let storefront: StorefrontProcess;
let db: Knex;
let shop: Commerce;
beforeAll(async () => {
  postgres = await startPostgres();
  server = await startMercadoPagoServer();
  cms = await spawnCms({
    databaseUrl: postgres.url,
    env: { ...secretsFor(server), INTERNAL_SECRET: internalSecret },
  });
  storefront = await spawnStorefront({ cmsOrigin: cms.origin, internalSecret });
  db = openDatabase(cms);
  shop = await commerceOn({ call: cms.call, db });
  expect((await saveMercadoPago(shop, { enabled: true })).status).toBe(200);
});
afterAll(async () => {
  storefront?.child.kill('SIGKILL');
  cms?.child.kill('SIGKILL');
  await cms?.ended;
  await db?.destroy();
  await postgres?.stop();
  await server?.stop();
  if (cms) await rm(cms.dataDir, { recursive: true, force: true });
});

// Notices come to the public address: the proxy must pass on all that they sign.
async function notify(id: number): Promise<number> {
  const { path, headers, json } = noticeOf(id);
  return (await storefront.call(path, { method: 'POST', headers, json })).status;
}

/** Repeats a notice, as Mercado Pago does, until it is taken; returns the answers. */
async function repeated(id: number): Promise<number[]> {
  const answers: number[] = [];
  do answers.push(await notify(id));
  while (answers.at(-1) !== 200 && answers.length < 10_000);
  return answers;
}

// @spec E.9
test('a payment that is made while the database is away pays its order once the database is back', async () => {
  const { _id: productId } = await shop.product({ stock: 5 });
  const { order, orderNumber } = await shop.placed([{ productId, quantity: 1, size: 'M' }], {
    paymentMethod: 'mercado_pago',
  });
  const { id } = server.pay(orderNumber, order.total);
  await postgres.crash();
  expect(await notify(id)).toBeGreaterThanOrEqual(500);
  await postgres.resume();
  expect((await repeated(id)).at(-1)).toBe(200);
  expect(await notify(id)).toBe(200);
  const rows = await db('order_payments').select('amount', 'reference');
  expect(rows).toEqual([{ amount: order.total, reference: String(id) }]);
  expect(await db('orders').first('order_status', 'paid_amount')).toMatchObject({
    order_status: 'paid',
    paid_amount: order.total,
  });
});
