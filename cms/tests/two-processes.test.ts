import { randomUUID } from 'node:crypto';
import type { Product } from '@shop/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOrder, commerceOn, type Commerce } from './support/commerce';
import { startPostgres, type TestPostgres } from './support/postgres';
import { spawnCms, type CmsProcess } from './support/spawn-cms';
import { cmsEnvironment, startCms, type TestCms } from './support/start-cms';

let postgres: TestPostgres;
let first: TestCms;
let second: CmsProcess;
let shops: [Commerce, Commerce];

beforeAll(async () => {
  postgres = await startPostgres();
  const env = cmsEnvironment('', { databaseUrl: postgres.url });
  const { DATA_DIR: _none, ...shared } = env;
  first = await startCms({ databaseUrl: postgres.url, env: shared });
  second = await spawnCms({ databaseUrl: postgres.url, dataDir: first.dataDir, env: shared });
  shops = [await commerceOn(first), await commerceOn(second)];
});
afterAll(async () => {
  second?.child.kill('SIGKILL');
  await second?.ended;
  await first?.stop();
  await postgres?.stop();
});

const shopOf = (at: number): Commerce => shops[at % 2 === 0 ? 0 : 1];
const fromBoth = <T>(count: number, work: (shop: Commerce, at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => work(shopOf(at), at)));

test('two processes on one database sell what there is, once, under numbers without a gap', async () => {
  const { _id } = await shops[0].product({ stock: 60 });
  const before = Number((await shops[0].db()('orders').count('* as count'))[0]?.count);
  const line = { productId: _id, quantity: 1, size: 'M' };
  const answers = await fromBoth(100, (shop) => shop.order(anOrder([line])));
  const sold = answers.filter(({ status }) => status === 201);
  expect([sold.length, answers.filter(({ status }) => status === 409).length]).toEqual([60, 40]);
  const numbers = sold.map(({ body }) => Number(body.orderNumber.split('-')[2])).sort((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 60 }, (_, at) => before + at + 1));
  expect(await shops[0].faults()).toEqual([]);
});

test('one key is one order, whichever process hears it', async () => {
  const { _id } = await shops[1].product({ stock: 10 });
  const body = anOrder([{ productId: _id, quantity: 1, size: 'M' }]);
  const key = randomUUID();
  const answers = await fromBoth(20, (shop) => shop.order(body, key));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(await shops[0].stockOf(_id)).toBe(9);
});

test('what is written in one is read in the other at once', async () => {
  const product = await shops[0].product({ title: 'De uno' });
  await shops[1].admin(`/api/products/${product._id}`, { method: 'PUT', json: { title: 'De otro' } });
  for (const { call } of [first, second]) {
    const { body } = await call<{ product: Product }>(`/api/products/${product._id}`);
    expect(body.product.title).toBe('De otro');
  }
});
