import { rm } from 'node:fs/promises';
import path from 'node:path';
import { businessDay } from '@shop/contract';
import type { Knex } from 'knex';
import { afterEach, expect, test } from 'vitest';
import { commerceOn } from '../support/data/commerce-calls';
import { printMeasurement } from '../support/processes/measurements';
import { openDatabase } from '../support/databases/open-database';
import { orderLoad } from '../support/data/order-load';
import { startPostgres, type TestPostgres } from '../support/databases/postgres';
import { rounds } from '../support/processes/rounds';
import { spawnCms, type CmsProcess } from '../support/servers/spawn-cms';

const DAY_MS = 86_400_000;
const clock = path.resolve(import.meta.dirname, '../support/processes/clock-at-signal.cjs');

let cms: CmsProcess | undefined;
let db: Knex | undefined;
let postgres: TestPostgres | undefined;
afterEach(async () => {
  cms?.child.kill('SIGKILL');
  await cms?.ended;
  await db?.destroy();
  await postgres?.stop();
  if (cms) await rm(cms.dataDir, { recursive: true, force: true });
  [cms, db, postgres] = [undefined, undefined, undefined];
});

type Stored = { order_number: string; business_day: string; created_at: string | number | Date };

const nextMidnight = (now: number) => Math.ceil((now - 3 * 3_600_000) / DAY_MS) * DAY_MS + 3 * 3_600_000;

const dayText = (moment: number) => businessDay(new Date(moment)).replaceAll('-', '');

async function orderAcrossMidnight(zone: string, ordersADay: number, databaseUrl?: string) {
  const midnight = nextMidnight(Date.now());
  // The clock jumps only after orders of the first day, so slow machines have both days.
  const moments = [midnight - 10 * 60_000, midnight - 500].map((moment) => new Date(moment).toISOString());
  const env = {
    TZ: zone,
    NODE_OPTIONS: `--require "${clock}"`,
    CLOCK_AT: moments.join(','),
  };
  cms = await spawnCms({ databaseUrl, env });
  db = openDatabase(cms);
  const shop = await commerceOn({ call: cms.call, db });
  const { _id } = await shop.product({ stock: 100_000 });
  cms.child.kill('SIGUSR2');
  const load = orderLoad(shop, { shoppers: 8, line: { productId: _id, quantity: 1, size: 'M' } });
  const untilEnough = (day: string) =>
    expect
      .poll(() => [...load.numbers.values()].filter((number) => number.includes(day)).length, {
        interval: 20,
      })
      .toBeGreaterThanOrEqual(ordersADay);
  await untilEnough(dayText(midnight - 1));
  cms.child.kill('SIGUSR2');
  await untilEnough(dayText(midnight));
  load.stop();
  await load.ended;
  expect([...load.statuses.keys()]).toEqual([201]);
  const orders: Stored[] = await db('orders').select('order_number', 'business_day', 'created_at');
  expect(orders).toHaveLength(load.attempts.length);
  return { orders, midnight };
}

function daysOf(orders: readonly Stored[], midnight: number): number[] {
  const days = [new Date(midnight - 1), new Date(midnight)].map(businessDay);
  return days.map((day, isToday) => {
    const own = orders.filter(({ business_day }) => business_day === day);
    for (const { created_at } of own)
      expect(Number(new Date(created_at).getTime() >= midnight)).toBe(isToday);
    const numbers = own.map(({ order_number }) => order_number).sort();
    const expected = own.map((_, at) => `JL-${day.replaceAll('-', '')}-${String(at + 1).padStart(4, '0')}`);
    expect(numbers).toEqual(expected);
    return own.length;
  });
}

const zones = ['UTC', 'Asia/Tokyo'];
const short = new Set(['SQLite Asia/Tokyo', 'PostgreSQL UTC']);
const cases = ['SQLite', 'PostgreSQL'].flatMap((database) => zones.map((zone) => [database, zone] as const));

test.each(cases.filter((one) => rounds(0, 1) === 1 || short.has(one.join(' '))))(
  'on %s with TZ=%s the business day ends at midnight in Salta, without repeated or missing order numbers',
  async (database, zone) => {
    if (database === 'PostgreSQL') postgres = await startPostgres();
    const { orders, midnight } = await orderAcrossMidnight(zone, rounds(30, 100), postgres?.url);
    const counts = daysOf(orders, midnight);
    expect(counts.every((count) => count > 0)).toBe(true);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(orders.length);
    printMeasurement(
      22,
      database,
      `TZ=${zone}: ${counts.join(' orders before midnight, ')} after, both without a gap`,
    );
  },
);
