import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { anOrder, commerceOn, type OrderAnswer } from '../support/data/commerce-calls';
import { openDatabase } from '../support/databases/open-database';
import { chosenDatabase, databaseName } from '../support/databases/test-database';
import { printMeasurement } from '../support/processes/measurements';
import { isLong, rounds } from '../support/processes/rounds';
import { spawnShop, type ShopProcess } from '../support/servers/spawn-shop';
import type { Answer } from '../support/servers/start-cms';

const SHOPPERS = 10;
const KILL_EVERY_MS = 30_000;
const PAUSE_MS = 100;

let shop: ShopProcess;
let dataDir = '';
let database: Awaited<ReturnType<typeof chosenDatabase>>;
afterEach(async () => {
  shop.child.kill('SIGTERM');
  await shop.ended;
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function openShop(): Promise<void> {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'shop-restarted-'));
  database = await chosenDatabase();
  shop = await spawnShop(dataDir, database.databaseUrl ? { DATABASE_URL: database.databaseUrl } : {});
  await shop.says('Ctrl-C stops everything');
}

/** Ten shoppers who order at the storefront, each order with its key until it is acknowledged. */
function orderingShoppers(productId: string) {
  const load = { numbers: new Map<string, string>(), acknowledged: [] as number[], isOver: false };
  const orderOnce = async () => {
    const [key, json] = [randomUUID(), anOrder([{ productId, quantity: 1, size: 'M' }])];
    for (;;) {
      const answer: Answer<OrderAnswer> | null = await shop
        .call<OrderAnswer>('/api/orders', { method: 'POST', json, headers: { 'idempotency-key': key } })
        .catch(() => null);
      if (answer?.status === 201) {
        load.acknowledged.push(performance.now());
        return load.numbers.set(key, answer.body.orderNumber);
      }
      if (answer && answer.status < 500) throw new Error(answer.text);
      await pause(PAUSE_MS);
    }
  };
  const shopper = async () => {
    while (!load.isOver) {
      await orderOnce();
      await pause(PAUSE_MS);
    }
  };
  return { load, ended: Promise.all(Array.from({ length: SHOPPERS }, shopper)) };
}

/** Reads the shop's pages until `isOver` and counts the failures. */
async function readPages(
  paths: string[],
  load: { isOver: boolean },
): Promise<{ read: number; failed: string[] }> {
  const pages = { read: 0, failed: [] as string[] };
  while (!load.isOver) {
    for (const url of paths) {
      const status = await shop.call(url).then(
        (answer) => answer.status,
        () => 0,
      );
      pages.read += 1;
      if (status !== 200) pages.failed.push(`${url}: ${status}`);
    }
    await pause(PAUSE_MS);
  }
  return pages;
}

const kill = (part: 'cms' | 'storefront', signal: NodeJS.Signals = 'SIGKILL') =>
  process.kill(shop.pidOf(part) as number, signal);

test('npm start restarts a killed cms alone: pages are served meanwhile and no acknowledged order is lost', async () => {
  await openShop();
  const commerce = await commerceOn(shop.cms);
  const { _id } = await commerce.product({ stock: 100_000 });
  const page = (await shop.call(`/product/${_id}`)).headers.get('location') ?? '';
  const paths = ['/', new URL(page, shop.origin).pathname];
  for (const url of paths) expect((await shop.call(url)).status).toBe(200);
  const { load, ended } = orderingShoppers(_id);
  const reading = readPages(paths, load);
  const [storefront, gaps] = [shop.pidOf('storefront'), [] as number[]];
  const kills = rounds(2, 20);
  for (let round = 1; round <= kills; round += 1) {
    const dueAt = performance.now() + (isLong ? KILL_EVERY_MS : 0);
    const killedAt = performance.now();
    kill('cms');
    await shop.says('The cms is serving again', round);
    await expect.poll(() => load.acknowledged.at(-1) ?? 0).toBeGreaterThan(performance.now() - 1000);
    gaps.push((load.acknowledged.find((at) => at > killedAt + 1000) ?? Infinity) - killedAt);
    await pause(Math.max(0, dueAt - performance.now()));
  }
  load.isOver = true;
  await ended;
  const pages = await reading;
  expect(pages.failed).toEqual([]);
  expect(shop.pidOf('storefront')).toBe(storefront);
  const db = openDatabase(shop);
  const stored = new Set<string>(await db('orders').pluck('order_number'));
  await db.destroy();
  expect([...load.numbers.values()].filter((number) => !stored.has(number))).toEqual([]);
  expect(stored.size).toBe(load.numbers.size);
  const longest = (Math.max(...gaps) / 1000).toFixed(1);
  const figure = `${kills} kills, ${stored.size} orders: lost 0, doubled 0; ${pages.read} pages, failed 0; orders again after at most ${longest} s`;
  printMeasurement(61, databaseName, figure);
});

test('npm start restarts a killed storefront, and ends with its last lines when a part keeps ending', async () => {
  await openShop();
  kill('storefront');
  await shop.says('The storefront is serving again');
  expect((await shop.call('/')).status).toBe(200);
  for (let crash = 2; crash <= 5; crash += 1) {
    kill('storefront');
    if (crash < 5) await shop.says('The storefront is serving again', crash);
  }
  expect(await shop.ended).toBe(1);
  expect(shop.output()).toContain(
    'The storefront keeps ending by itself (5 times, the last time: signal SIGKILL)',
  );
  expect(shop.output()).toContain('"message":"The shop is open at');
});

test.runIf(isLong)('npm start kills and restarts a cms whose process hangs', async () => {
  await openShop();
  kill('cms', 'SIGSTOP');
  await shop.says('no sign of life for 60 s');
  await shop.says('The cms is serving again');
});
