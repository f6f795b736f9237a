import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Knex } from 'knex';
import { afterAll, describe, expect, test } from 'vitest';
import { commerceOn } from '../support/data/commerce-calls';
import { printMeasurement, timed } from '../support/processes/measurements';
import { aPicture } from '../support/data/forms';
import { keepSecrets, secretsIn } from '../support/data/stored-secrets';
import { openDatabase } from '../support/databases/open-database';
import { startPostgres, type TestPostgres } from '../support/databases/postgres';
import { isLong } from '../support/processes/rounds';
import { runCommand } from '../support/processes/run-command';
import { spawnCms } from '../support/servers/spawn-cms';

const PRODUCTS = 10_000;
const ORDERS = 10_000;
const PICTURES = 5_000;
const QUARTER_OF_AN_HOUR = 15 * 60;

type Filler = {
  fillShop: (
    shop: { databaseUrl?: string; databaseFile: string },
    size: { products: number; orders: number },
  ) => Promise<unknown>;
};
// The benchmark's generator writes what the shop itself would have written.
const filler = path.resolve(import.meta.dirname, '../../../tools/bench/shop-data/fill-shop.mjs');

type Place = { dataDir: string; databaseUrl?: string };

describe.runIf(isLong)('restore drills', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-drill-'));
  let postgres: TestPostgres | undefined;
  afterAll(async () => {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function fillPictures(dataDir: string): Promise<number> {
    const bytes = await aPicture(600, 750).jpeg().toBuffer();
    const pictures = path.join(dataDir, 'public/uploads/pictures');
    mkdirSync(pictures, { recursive: true });
    for (let at = 0; at < PICTURES; at += 1)
      writeFileSync(path.join(pictures, `drill${at}.jpg`), Buffer.concat([bytes, Buffer.from(String(at))]));
    return readdirSync(pictures).length;
  }

  async function stopped(cms: Awaited<ReturnType<typeof spawnCms>>): Promise<void> {
    cms.child.kill('SIGTERM');
    await cms.ended;
  }

  async function makeShop(place: Place): Promise<number> {
    const cms = await spawnCms(place);
    keepSecrets(cms);
    const { fillShop } = (await import(pathToFileURL(filler).href)) as Filler;
    await fillShop(
      { databaseUrl: place.databaseUrl, databaseFile: path.join(place.dataDir, 'shop.db') },
      { products: PRODUCTS, orders: ORDERS },
    );
    await stopped(cms);
    return fillPictures(place.dataDir);
  }

  async function comeBack(place: Place, file: string): Promise<void> {
    const restored = await runCommand('restore', place, file);
    expect([restored.code, restored.output]).toEqual([0, expect.stringContaining('Datos de la tienda')]);
    const cms = await spawnCms({ ...place, env: secretsIn(place.dataDir) });
    const db: Knex = openDatabase(cms);
    try {
      const shop = await commerceOn({ call: cms.call, db });
      const { _id } = await shop.product({ stock: 5 });
      await shop.placed([{ productId: _id, quantity: 1, size: 'M' }]);
      for (const [table, count] of [
        ['products', PRODUCTS + 1],
        ['orders', ORDERS + 1],
      ] as const)
        expect(Number((await db(table).count('* as rows'))[0]?.rows)).toBe(count);
      expect(await shop.faults()).toEqual([]);
    } finally {
      await db.destroy();
      await stopped(cms);
    }
  }

  test.each(['SQLite', 'PostgreSQL'])(
    'the restore command restores a large shop from its backup file on %s',
    async (database) => {
      if (database === 'PostgreSQL') postgres = await startPostgres({ durable: true });
      const lost: Place = { dataDir: path.join(folder, `${database}-lost`), databaseUrl: postgres?.url };
      const found: Place = {
        dataDir: path.join(folder, `${database}-found`),
        databaseUrl: await postgres?.createDatabase('found'),
      };
      mkdirSync(lost.dataDir);
      const pictures = await makeShop(lost);
      const file = path.join(folder, `${database}.tar.gz`);
      const copied = await timed(() => runCommand('backup', lost, file));
      expect(copied.value).toMatchObject({ code: 0 });
      const back = await timed(() => comeBack(found, file));
      expect(readdirSync(path.join(found.dataDir, 'public/uploads/pictures'))).toHaveLength(pictures);
      expect(back.took / 1000).toBeLessThan(QUARTER_OF_AN_HOUR);
      const megabytes = Math.round(statSync(file).size / 1024 / 1024);
      printMeasurement(
        46,
        database,
        `${PRODUCTS} products, ${ORDERS} orders, ${pictures} pictures (${megabytes} MB): copied in ${(copied.took / 1000).toFixed(0)} s, from the file to the first order in ${(back.took / 1000).toFixed(0)} s`,
      );
    },
  );
});
