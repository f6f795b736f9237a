import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Knex } from 'knex';
import { afterEach, expect, test } from 'vitest';
import { commerceOn, type Commerce } from '../support/data/commerce-calls';
import { seededRandom } from '../../src/demo-shop/random';
import { printMeasurement, timed } from '../support/processes/measurements';
import { openDatabase } from '../support/databases/open-database';
import { orderLoad, retryAll, type OrderLoad } from '../support/data/order-load';
import { startPostgres, type TestPostgres } from '../support/databases/postgres';
import { rounds } from '../support/processes/rounds';
import { spawnCms, type CmsProcess } from '../support/servers/spawn-cms';

// @spec A.2

const SHOPPERS = 12;
const SEED = 20_261_121;

let cms: CmsProcess | undefined;
let db: Knex | undefined;
let postgres: TestPostgres | undefined;
let dataDir = '';
afterEach(async () => {
  cms?.child.kill('SIGKILL');
  await cms?.ended;
  await db?.destroy();
  await postgres?.stop();
  await rm(dataDir, { recursive: true, force: true });
  [cms, db, postgres] = [undefined, undefined, undefined];
});

type Shop = { shop: Commerce; db: Knex; took: number };

async function open(databaseUrl: string | undefined, last?: CmsProcess): Promise<Shop> {
  const { took, value } = await timed(() => spawnCms({ databaseUrl, dataDir, env: last?.environment }));
  cms = value;
  db = openDatabase(value);
  return { shop: await commerceOn({ call: value.call, db }), db, took };
}

async function loadUntilKilled({ shop }: Shop, productId: string, answersFirst: number): Promise<OrderLoad> {
  const victim = cms as CmsProcess;
  let answers = 0;
  const load = orderLoad(shop, {
    shoppers: SHOPPERS,
    line: { productId, quantity: 1, size: 'M' },
    onAnswer(status) {
      answers += 1;
      if (answers === answersFirst) victim.child.kill('SIGKILL');
      if (status === 0) load.stop();
    },
  });
  await load.ended;
  await victim.ended;
  await db?.destroy();
  return load;
}

async function lostOf(connection: Knex, { numbers }: OrderLoad): Promise<string[]> {
  const stored = new Set<string>(await connection('orders').pluck('order_number'));
  return [...numbers.values()].filter((number) => !stored.has(number));
}

async function killInRounds(database: string, count: number, databaseUrl?: string): Promise<void> {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'shop-killed-'));
  const random = seededRandom(SEED);
  const starts: number[] = [];
  let [unanswered, placed] = [0, 0];
  let current = await open(databaseUrl);
  const { _id } = await current.shop.product({ stock: 100_000 });
  for (let round = 0; round < count; round += 1) {
    const load = await loadUntilKilled(current, _id, random.integer(5, 60));
    current = await open(databaseUrl, cms);
    starts.push(current.took);
    expect(await lostOf(current.db, load)).toEqual([]);
    const before = Number((await current.db('orders').count('* as orders'))[0]?.orders);
    unanswered += before - placed - load.numbers.size;
    const retried = await retryAll(current.shop, load);
    for (const [key, number] of load.numbers) expect(retried.get(key)).toBe(number);
    placed += load.attempts.length;
    expect(Number((await current.db('orders').count('* as orders'))[0]?.orders)).toBe(placed);
    expect(await current.shop.stockOf(_id)).toBe(100_000 - placed);
    expect(await current.shop.faults()).toEqual([]);
  }
  const row = databaseUrl ? 14 : 13;
  printMeasurement(
    row,
    database,
    `${count} kills, ${placed} orders: lost 0, drift 0, repeated 0, half orders 0`,
  );
  printMeasurement(
    15,
    database,
    `${placed} keys, ${placed} orders; ${unanswered} were stored but not answered`,
  );
  printMeasurement(21, database, `serving again after at most ${(Math.max(...starts) / 1000).toFixed(1)} s`);
}

test('a cms on SQLite killed under load loses no acknowledged order, and retries create no second order', () =>
  killInRounds('SQLite', rounds(1, 20)));

test('a cms on PostgreSQL killed under load loses no acknowledged order, and retries create no second order', async () => {
  postgres = await startPostgres();
  await killInRounds('PostgreSQL', rounds(1, 20), postgres.url);
});
