import { rm } from 'node:fs/promises';
import { afterEach, expect, test } from 'vitest';
import { anOrder, commerceOn } from '../support/data/commerce-calls';
import { statusesOf } from '../support/processes/run-parallel';
import { printMeasurement, timed } from '../support/processes/measurements';
import { startPostgres, type TestPostgres } from '../support/databases/postgres';
import { spawnCms, type CmsProcess } from '../support/servers/spawn-cms';
import { testAdmin } from '../support/servers/start-cms';

let cms: CmsProcess | undefined;
let postgres: TestPostgres | undefined;
afterEach(async () => {
  cms?.child.kill('SIGKILL');
  await cms?.ended;
  await postgres?.stop();
  if (cms) await rm(cms.dataDir, { recursive: true, force: true });
  [cms, postgres] = [undefined, undefined];
});

const databases = [
  ['SQLite', () => Promise.resolve(undefined)],
  [
    'PostgreSQL',
    async () => {
      postgres = await startPostgres();
      return postgres.url;
    },
  ],
] as const;

test.each(databases)(
  'a cms on %s finishes running requests on SIGTERM and refuses new ones',
  async (database, start) => {
    const { call, origin, child, ended } = (cms = await spawnCms({ databaseUrl: await start() }));
    const shop = await commerceOn(cms);
    const { _id } = await shop.product({ stock: 100 });
    const guess = { email: testAdmin.email, password: 'no-es-esta' };
    // The storefront's connections are already open, too.
    await Promise.all(Array.from({ length: 20 }, () => call('/api/health')));
    const logins = Array.from({ length: 10 }, () => call('/api/auth/login', { method: 'POST', json: guess }));
    const orders = Array.from({ length: 10 }, () =>
      shop.order(anOrder([{ productId: _id, quantity: 1, size: 'M' }])),
    );
    await Promise.race([...logins, ...orders]);
    const leaving = timed(() => ended);
    child.kill('SIGTERM');
    expect(statusesOf(await Promise.all(logins))).toEqual({ 401: 10 });
    expect(statusesOf(await Promise.all(orders))).toEqual({ 201: 10 });
    const { took, value: code } = await leaving;
    expect(code).toBe(0);
    await expect(fetch(`${origin}/api/health`)).rejects.toThrow();
    printMeasurement(20, database, `20 in flight, 20 finished, gone after ${(took / 1000).toFixed(1)} s`);
  },
);
