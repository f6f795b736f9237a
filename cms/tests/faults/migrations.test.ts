import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillShop } from '../../../tools/bench/shop-data/fill-shop.mjs';
import { openDatabase } from '../support/databases/open-database';
import { startPostgres, type TestPostgres } from '../support/databases/postgres';
import { printMeasurement, timed } from '../support/processes/measurements';
import { migrate, plantedIn, type Place } from '../support/processes/migrate';
import { isLong } from '../support/processes/rounds';
import { spawnCms } from '../support/servers/spawn-cms';
import { newDataFolder } from '../support/servers/start-cms';

const ORDERS = 100_000;
// Within the statement of the fourth migration's end, and amid the rows of the fifth.
const ROW_OF_KILL = 50_000;

const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-many-orders-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let postgres: TestPostgres;

describe.runIf(isLong).each(['SQLite', 'PostgreSQL'])('100,000 orders on %s', (database) => {
  let place: Place;
  let db: Knex;
  beforeAll(async () => {
    if (database === 'PostgreSQL') postgres = await startPostgres({ durable: true });
    place = {
      dataDir: await newDataFolder({}),
      databaseUrl: database === 'PostgreSQL' ? postgres.url : undefined,
    };
    const databaseFile = path.join(place.dataDir, 'shop.db');
    await fillShop({ ...place, databaseFile }, { products: 200, orders: ORDERS });
    db = openDatabase({ dataDir: place.dataDir, environment: { DATABASE_URL: place.databaseUrl ?? '' } });
    await db('shop_migrations').delete();
  });
  afterAll(async () => {
    await db?.destroy();
    await postgres?.stop();
    rmSync(place.dataDir, { recursive: true, force: true });
  });

  const namesOf = async () =>
    (await db('orders').orderBy('id').select('full_name', 'planted_name')) as Record<string, string>[];
  const recorded = () => db('shop_migrations').orderBy('number').pluck('number');
  const reversed = (name = '') => [...name].reverse().join('');

  test('are changed for a newer version, also after a kill amid their rows', async () => {
    const STATEMENTS_FILE = path.join(folder, `statements-${database}`);
    const killed = await timed(() =>
      migrate(place, { PLANTED: 5, KILL_BEFORE: ROW_OF_KILL, STATEMENTS_FILE }),
    );
    expect(killed.value).toEqual({ ended: 'SIGKILL', output: expect.any(String) });
    expect(readFileSync(STATEMENTS_FILE, 'utf8')).toContain('update `orders`'.replaceAll('`', quote()));
    expect(await recorded()).toEqual([1, 2, 3, 4]);
    expect((await namesOf()).filter((row) => row.planted_name !== row.full_name)).toEqual([]);

    const finished = await timed(() => migrate(place, { PLANTED: 5 }));
    expect(finished.value).toEqual({ ended: 0, output: expect.any(String) });
    expect(await recorded()).toEqual([1, 2, 3, 4, 5]);
    const names = await namesOf();
    expect(names).toHaveLength(ORDERS);
    expect(names.filter((row) => row.planted_name !== reversed(row.full_name))).toEqual([]);

    const cms = await spawnCms({ ...place, env: plantedIn({ PLANTED: 5 }) });
    cms.child.kill('SIGTERM');
    await cms.ended;
    const seconds = (took: number) => `${(took / 1000).toFixed(1)} s`;
    printMeasurement(
      72,
      database,
      `${ORDERS} orders: killed amid the rows after ${seconds(killed.took)}, nothing half; every row read and written in ${seconds(finished.took)}; then the shop serves`,
    );
  });

  const quote = () => (database === 'SQLite' ? '`' : '"');
});
