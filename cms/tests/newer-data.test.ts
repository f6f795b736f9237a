import { rmSync } from 'node:fs';
import type { Knex } from 'knex';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { commerceOn } from './support/data/commerce-calls';
import { databaseDump } from './support/databases/database-dump';
import { openDatabase } from './support/databases/open-database';
import { startPostgres, type TestPostgres } from './support/databases/postgres';
import { spawnCms, type CmsProcess } from './support/servers/spawn-cms';
import { spawnShop } from './support/servers/spawn-shop';
import { newDataFolder } from './support/servers/start-cms';

let postgres: TestPostgres;
let cms: CmsProcess | undefined;
let db: Knex | undefined;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterEach(stop);
afterAll(() => postgres.stop());

async function stop(): Promise<void> {
  await db?.destroy();
  cms?.child.kill('SIGTERM');
  await cms?.ended;
  [cms, db] = [undefined, undefined];
}

async function start(place: { dataDir?: string; databaseUrl?: string; env?: Record<string, string> }) {
  cms = await spawnCms(place);
  db = openDatabase(cms);
  return { cms, db, shop: await commerceOn({ call: cms.call, db }) };
}

type Stored = { tables: { name: string; columns: object[] }[] };

// The stored schema is what Strapi takes for the last version that ran.
async function leaveNewerData(on: Knex): Promise<void> {
  await on.schema.createTable('newer_things', (table) => {
    table.increments('id');
    table.string('name');
  });
  await on('newer_things').insert({ name: 'de una versión más nueva' });
  await on.schema.alterTable('orders', (table) => void table.string('newer_note'));
  await on('orders').update({ newer_note: 'anotado después' });
  const { id, schema } = (await on('strapi_database_schema').first('id', 'schema')) as {
    id: number;
    schema: string | Stored;
  };
  const stored = typeof schema === 'string' ? (JSON.parse(schema) as Stored) : schema;
  const column = { type: 'string', args: [], defaultTo: null, notNullable: false, unsigned: false };
  stored.tables.find(({ name }) => name === 'orders')?.columns.push({ ...column, name: 'newer_note' });
  const columns = [{ ...column, name: 'name' }];
  stored.tables.push({ name: 'newer_things', indexes: [], foreignKeys: [], columns } as never);
  await on('strapi_database_schema')
    .where({ id })
    .update({ schema: JSON.stringify(stored), hash: 'newer' });
}

test.each(['SQLite', 'PostgreSQL'])(
  'an older version keeps what a newer one added to the data on %s, and sells on',
  async (database) => {
    const databaseUrl = database === 'PostgreSQL' ? await postgres.createDatabase('newer') : undefined;
    const before = await start({ databaseUrl });
    const { _id: productId } = await before.shop.product({ stock: 5 });
    await before.shop.placed([{ productId, quantity: 1, size: 'M' }]);
    await leaveNewerData(before.db);
    const { dataDir, environment: env } = before.cms;
    await stop();

    const after = await start({ dataDir, databaseUrl, env });
    const hash: unknown = await after.db('strapi_database_schema').pluck('hash');
    expect(hash).not.toEqual(['newer']);
    expect(await after.db('newer_things').pluck('name')).toEqual(['de una versión más nueva']);
    expect(await after.db('orders').pluck('newer_note')).toEqual(['anotado después']);
    await after.shop.placed([{ productId, quantity: 1, size: 'M' }]);
    expect(await after.shop.stockOf(productId)).toBe(3);
    expect(await after.shop.faults()).toEqual([]);
  },
);

const SENTENCE =
  'Los datos son de una versión más nueva de la tienda: la 9.9.0 los cambió (999, split-names), y esta es la 0.1.0. No se tocó nada. Usá la 9.9.0 o una posterior';

describe.each(['SQLite', 'PostgreSQL'])('data on %s that a newer version has changed', (database) => {
  let place: { dataDir: string; databaseUrl?: string };
  let before: object;
  beforeAll(async () => {
    const databaseUrl = database === 'PostgreSQL' ? postgres.url : undefined;
    place = { dataDir: await newDataFolder({}), databaseUrl };
    db = openDatabase({ dataDir: place.dataDir, environment: { DATABASE_URL: databaseUrl ?? '' } });
    await leaveNewerData(db);
    await db('shop_migrations').insert({ number: 999, name: 'split-names', version: '9.9.0', done_at: 0 });
    before = await dump();
  });
  afterAll(() => rmSync(place.dataDir, { recursive: true, force: true }));

  async function dump(): Promise<object> {
    db ??= openDatabase({ dataDir: place.dataDir, environment: { DATABASE_URL: place.databaseUrl ?? '' } });
    return databaseDump(db);
  }

  test('are left alone by two processes that start at once, which end and say what to do', async () => {
    const starts = await Promise.allSettled([spawnCms(place), spawnCms(place)]);
    for (const start of starts)
      expect(start).toMatchObject({
        status: 'rejected',
        reason: { message: expect.stringContaining(SENTENCE) },
      });
    expect(await dump()).toEqual(before);
  });

  test('end npm start with the sentence', async () => {
    const shop = await spawnShop(place.dataDir, { DATABASE_URL: place.databaseUrl ?? '' });
    expect(await shop.ended).toBe(1);
    expect(shop.output()).toContain(SENTENCE);
    expect(shop.output()).not.toContain('started again');
    expect(await dump()).toEqual(before);
  });
});
