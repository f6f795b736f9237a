import { afterAll, expect, test } from 'vitest';
import { commerceOn } from './support/data/commerce-calls';
import { startPostgres, type TestPostgres } from './support/databases/postgres';
import { startCms, type TestCms } from './support/servers/start-cms';

let postgres: TestPostgres | undefined;
let cms: TestCms | undefined;
afterAll(async () => {
  await cms?.stop();
  await postgres?.stop();
});

test('timestamps do not depend on the server’s time zone', async () => {
  postgres = await startPostgres({ isBlank: true });
  cms = await startCms({ databaseUrl: postgres.url, env: { TZ: 'Asia/Tokyo' } });
  const shop = await commerceOn(cms);
  const { _id } = await shop.product();
  const { order } = await shop.placed([{ productId: _id, quantity: 1, size: 'M' }]);
  const [stored] = (await shop.db().raw('select created_at::text as at from orders')).rows as {
    at: string;
  }[];
  expect(new Date(`${stored!.at.replace(' ', 'T')}Z`).toISOString()).toBe(order.createdAt);
});
