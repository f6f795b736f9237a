import { rm } from 'node:fs/promises';
import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commerceOn, type Commerce } from '../support/data/commerce-calls';
import { printMeasurement } from '../support/processes/measurements';
import { openDatabase } from '../support/databases/open-database';
import { orderLoad, retryAll } from '../support/data/order-load';
import { startPostgres, type TestPostgres } from '../support/databases/postgres';
import { rounds } from '../support/processes/rounds';
import { spawnCms, type CmsProcess } from '../support/servers/spawn-cms';

const SHOPPERS = 12;
const ANSWERS = 20;

let postgres: TestPostgres;
let cms: CmsProcess;
let db: Knex;
let shop: Commerce;
beforeAll(async () => {
  postgres = await startPostgres();
  cms = await spawnCms({ databaseUrl: postgres.url });
  db = openDatabase(cms);
  shop = await commerceOn({ call: cms.call, db });
});
afterAll(async () => {
  cms?.child.kill('SIGKILL');
  await cms?.ended;
  await db?.destroy();
  await postgres?.stop();
  if (cms) await rm(cms.dataDir, { recursive: true, force: true });
});

function countdown() {
  let waiting: { status: number; left: number; done: () => void } | null = null;
  return {
    heard(status: number) {
      if (waiting?.status !== status) return;
      waiting.left -= 1;
      if (waiting.left === 0) waiting.done();
    },
    until: (status: number, left: number) =>
      new Promise<void>((done) => {
        waiting = { status, left, done };
      }),
  };
}

async function outage(productId: string): Promise<{ back: number; refused: number; placed: number }> {
  const answers = countdown();
  const line = { productId, quantity: 1, size: 'M' };
  const load = orderLoad(shop, { shoppers: SHOPPERS, line, onAnswer: answers.heard });
  await answers.until(201, ANSWERS);
  await postgres.crash();
  await answers.until(503, ANSWERS);
  expect((await cms.call('/api/health')).status).toBe(503);
  await postgres.resume();
  const there = performance.now();
  await answers.until(201, 1);
  const back = performance.now() - there;
  await answers.until(201, ANSWERS);
  load.stop();
  await load.ended;
  expect([...load.statuses.keys()].sort()).toEqual([201, 503]);
  const retried = await retryAll(shop, load);
  for (const [key, number] of load.numbers) expect(retried.get(key)).toBe(number);
  return { back, refused: load.statuses.get(503) ?? 0, placed: load.attempts.length };
}

test('an immediate stop of PostgreSQL loses no acknowledged order, and the shop recovers by itself', async () => {
  const { _id } = await shop.product({ stock: 100_000 });
  const backs: number[] = [];
  let [refused, placed] = [0, 0];
  for (let round = 0; round < rounds(1, 5); round += 1) {
    const one = await outage(_id);
    backs.push(one.back);
    refused += one.refused;
    placed += one.placed;
    expect(cms.child.exitCode).toBeNull();
    expect(Number((await db('orders').count('* as orders'))[0]?.orders)).toBe(placed);
    expect(await shop.stockOf(_id)).toBe(100_000 - placed);
    expect(await shop.faults()).toEqual([]);
  }
  const slowest = (Math.max(...backs) / 1000).toFixed(1);
  printMeasurement(
    16,
    'PostgreSQL',
    `${backs.length} stops, ${placed} orders: lost 0, drift 0, ${refused} × 503, no 500, back after at most ${slowest} s`,
  );
});
