import Database from 'better-sqlite3';
import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { anOrder, commerceOn, type OrderAnswer } from './support/commerce';
import { spawnCms, type CmsProcess } from './support/spawn-cms';
import { startCms, type Answer, type TestCms } from './support/start-cms';

const SHOPPERS = 12;
const ANSWERS_BEFORE_THE_END = 25;

let victim: CmsProcess | undefined;
let survivor: TestCms | undefined;
afterEach(async () => {
  victim?.child.kill('SIGKILL');
  await victim?.ended;
  await survivor?.stop();
});

type Attempt = { key: string; body: unknown };

test('killed under load it has lost nothing it had answered, and a retry is never a second order', async () => {
  const cms = await spawnCms();
  victim = cms;
  const shop = await commerceOn(cms);
  const { _id } = await shop.product({ stock: 1000 });
  const attempts: Attempt[] = [];
  const answered: OrderAnswer[] = [];
  const shopper = async () => {
    for (;;) {
      const attempt = { key: randomUUID(), body: anOrder([{ productId: _id, quantity: 1, size: 'M' }]) };
      attempts.push(attempt);
      const answer: Answer<OrderAnswer> | null = await shop
        .order(attempt.body, attempt.key)
        .catch(() => null);
      if (answer?.status !== 201) return;
      answered.push(answer.body);
      if (answered.length === ANSWERS_BEFORE_THE_END) cms.child.kill('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: SHOPPERS }, shopper));
  await cms.ended;

  survivor = await startCms({ dataDir: cms.dataDir, env: cms.environment });
  const after = await commerceOn(survivor);
  const retried = await Promise.all(attempts.map(({ key, body }) => after.order(body, key)));
  expect(retried.map(({ status }) => status)).toEqual(attempts.map(() => 201));
  const numbers = retried.map(({ body }) => body.orderNumber);
  expect(new Set(numbers).size).toBe(attempts.length);
  for (const { orderNumber } of answered) expect(numbers).toContain(orderNumber);
  const [count] = await after.db()('orders').count('* as orders');
  expect(Number(count?.orders)).toBe(attempts.length);
  expect(await after.stockOf(_id)).toBe(1000 - attempts.length);
  expect(await after.faults()).toEqual([]);
});

test('while another process holds the database an order is asked to come back, and then is placed once', async () => {
  const cms = await spawnCms();
  victim = cms;
  const shop = await commerceOn(cms);
  const { _id } = await shop.product({ stock: 10 });
  const body = anOrder([{ productId: _id, quantity: 1, size: 'M' }]);
  const key = randomUUID();
  const other = new Database(`${cms.dataDir}/shop.db`);
  other.exec('begin immediate');
  const refused = await shop.order(body, key);
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await cms.call('/api/products')).status).toBe(200);
  other.exec('rollback');
  other.close();
  const [first, second] = [await shop.order(body, key), await shop.order(body, key)];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.text).toBe(first.text);
  expect(await shop.stockOf(_id)).toBe(9);
});
