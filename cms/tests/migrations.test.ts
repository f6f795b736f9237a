import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { commerceOn } from './support/data/commerce-calls';
import { openDatabase } from './support/databases/open-database';
import { startPostgres, type TestPostgres } from './support/databases/postgres';
import { migrate, migrating, plantedIn, type Place } from './support/processes/migrate';
import { runCommand } from './support/processes/run-command';
import { isLong } from './support/processes/rounds';
import { spawnCms } from './support/servers/spawn-cms';
import { newDataFolder } from './support/servers/start-cms';

const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-migrations-'));
const at = (name: string) => path.join(folder, name);

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const recordsOf = async (db: Knex): Promise<number[]> =>
  db('shop_migrations').orderBy('number').pluck('number');
const hasPlanted = (db: Knex) => db.schema.hasColumn('shop_settings', 'planted');
const plantedOf = async (db: Knex): Promise<unknown[]> =>
  (await hasPlanted(db)) ? db('shop_settings').pluck('planted') : [null];

// The planted migrations leave these values, by the number of those that are done.
const LEFT = [null, 1, 10, 13];

async function forget(db: Knex): Promise<void> {
  await db('shop_migrations').delete();
  if (await hasPlanted(db)) await db.raw('alter table shop_settings drop column planted');
}

describe.each(['SQLite', 'PostgreSQL'])('on %s', (database) => {
  let place: Place;
  let db: Knex;
  const databaseOf = ({ dataDir, databaseUrl = '' }: Place) =>
    openDatabase({ dataDir, environment: { DATABASE_URL: databaseUrl } });

  beforeAll(async () => {
    place = {
      dataDir: await newDataFolder({}),
      databaseUrl: database === 'SQLite' ? undefined : postgres.url,
    };
    db = databaseOf(place);
  });
  afterAll(async () => {
    await db.destroy();
    rmSync(place.dataDir, { recursive: true, force: true });
  });

  test('a new shop records the changes that its version has from the beginning, and runs none', async () => {
    const databaseUrl = database === 'SQLite' ? undefined : await postgres.createDatabase('blank');
    const blank = { dataDir: at(`blank-${database}`), databaseUrl };
    expect(await migrate(blank, { PLANTED: 1 })).toEqual({ ended: 0, output: expect.any(String) });
    // It was interrupted before Strapi created its tables, and a newer version goes on.
    expect(await migrate(blank, { PLANTED: 3 })).toEqual({ ended: 0, output: expect.any(String) });
    const connection = databaseOf(blank);
    expect(await recordsOf(connection)).toEqual([1, 2, 3]);
    expect(await connection.schema.hasTable('shop_settings')).toBe(false);
    await connection.destroy();
  });

  test('a start changes the data in the order of the numbers, once, and the shop serves', async () => {
    await forget(db);
    expect(await migrate(place, { PLANTED: 1 })).toEqual({ ended: 0, output: expect.any(String) });
    expect(await plantedOf(db)).toEqual([1]);
    for (const start of ['first', 'second']) {
      const cms = await spawnCms({ ...place, env: plantedIn({ PLANTED: 3 }) });
      cms.child.kill('SIGTERM');
      await cms.ended;
      expect([start, await plantedOf(db)]).toEqual([start, [13]]);
    }
    const records = await db('shop_migrations').orderBy('number').select('number', 'name', 'version');
    expect(records).toEqual([
      { number: 1, name: 'planted-column', version: '0.1.0' },
      { number: 2, name: 'planted-product', version: '0.1.0' },
      { number: 3, name: 'planted-sum', version: '0.1.0' },
    ]);
  });

  test('a column that a migration has made and filled is the one that Strapi works with', async () => {
    await db.raw('alter table shop_settings rename column service_area to older_area');
    await db('shop_settings').update({ older_area: 'Centro' });
    await db('strapi_database_schema').update({ hash: 'of the version before' });
    const cms = await spawnCms({ ...place, env: plantedIn({ PLANTED: 6 }) });
    const { body } = await (await commerceOn({ call: cms.call, db })).admin('/api/shop');
    cms.child.kill('SIGTERM');
    await cms.ended;
    expect(body).toMatchObject({ shop: { serviceArea: 'Centro' } });
  });

  test('a change that fails ends the start with a sentence for its owner, and leaves nothing', async () => {
    const { ended, output } = await migrate(place, { PLANTED: 7 });
    expect(ended).toBe(1);
    expect(output).toContain('No se pudieron cambiar los datos para esta versión (7, planted-failure)');
    expect(output).toContain('never_made');
    expect([(await recordsOf(db)).at(-1), await plantedOf(db)]).toEqual([6, [13]]);
  });

  test('a start that is killed before any of its statements leaves each change whole or absent, and the next one goes on', async () => {
    await forget(db);
    const STATEMENTS_FILE = at(`statements-${database}`);
    await migrate(place, { PLANTED: 3, STATEMENTS_FILE });
    const statements = readFileSync(STATEMENTS_FILE, 'utf8').trim().split('\n');
    expect(statements.filter((sql) => /^commit/i.test(sql))).toHaveLength(3);
    const commit = statements.findIndex((sql) => /^commit/i.test(sql)) + 1;
    const kills = isLong ? statements.map((_, index) => index + 1) : [commit - 1, commit, commit + 1];
    for (const before of kills) {
      await forget(db);
      const killed = await migrate(place, { PLANTED: 3, KILL_BEFORE: before });
      expect(killed).toEqual({ ended: 'SIGKILL', output: expect.any(String) });
      const done = (await recordsOf(db)).length;
      expect(done).toBe(statements.slice(0, before - 1).filter((sql) => /^commit/i.test(sql)).length);
      expect([statements[before - 1], await plantedOf(db)]).toEqual([statements[before - 1], [LEFT[done]]]);
      expect(await migrate(place, { PLANTED: 3 })).toEqual({ ended: 0, output: expect.any(String) });
      expect([await recordsOf(db), await plantedOf(db)]).toEqual([[1, 2, 3], [13]]);
    }
  });

  test('of two processes that start together one changes the data while the other waits', async () => {
    await forget(db);
    const HELD_WHILE = at(`held-${database}`);
    writeFileSync(HELD_WHILE, '');
    const first = migrating(place, { PLANTED: 3, HELD_WHILE });
    await vi.waitUntil(() => first.output().includes('held'), { timeout: 60_000 });
    const second = migrating(place, { PLANTED: 3 });
    const isWaiting = async () =>
      database === 'SQLite'
        ? second.output().includes('another process changes the data')
        : (await db('pg_locks').where({ locktype: 'advisory', granted: false })).length > 0;
    await vi.waitUntil(isWaiting, { timeout: 60_000 });
    expect(existsSync(HELD_WHILE)).toBe(true);
    rmSync(HELD_WHILE);
    expect([await first.ended, await second.ended]).toEqual([0, 0]);
    expect([await recordsOf(db), await plantedOf(db)]).toEqual([[1, 2, 3], [13]]);
    // The one that waited may take the turn after.
    expect(second.output()).not.toContain('planted-product');
    expect((first.output() + second.output()).match(/planted-sum/g)).toHaveLength(1);
  });

  const emptyPlace = async (name: string) => ({
    dataDir: at(`${name}-${database}`),
    databaseUrl: database === 'SQLite' ? undefined : await postgres.createDatabase(name),
  });

  async function backedUp(name: string): Promise<string> {
    const file = at(`${name}-${database}.tar.gz`);
    expect(await runCommand('backup', place, file)).toMatchObject({ code: 0 });
    return file;
  }

  test('a backup of a newer version is refused by name, and nothing is left of it', async () => {
    await forget(db);
    await db('shop_migrations').insert({ number: 999, name: 'later', version: '9.9.0', done_at: 0 });
    const found = await emptyPlace('newer');
    const { code, output } = await runCommand('restore', found, await backedUp('newer'));
    expect([code, output]).toEqual([1, expect.stringContaining('más nueva de la tienda: la 9.9.0')]);
    expect(readdirSync(found.dataDir)).toEqual([]);
    const connection = databaseOf(found);
    expect(await connection.schema.hasTable('orders')).toBe(false);
    await connection.destroy();
  });

  test('a backup of an older version is changed at its first start, or names the version that restores it', async () => {
    await forget(db);
    const found = await emptyPlace('older');
    const env = plantedIn({ PLANTED: 3 });
    const { code, output } = await runCommand('restore', { ...found, env }, await backedUp('older'));
    if (database === 'PostgreSQL') {
      expect([code, output]).toEqual([1, expect.stringContaining('recuperala con esa versión')]);
      return;
    }
    expect(output).toContain('todos iguales');
    expect(await migrate(found, { PLANTED: 3 })).toEqual({ ended: 0, output: expect.any(String) });
    const connection = databaseOf(found);
    expect(await plantedOf(connection)).toEqual([13]);
    await connection.destroy();
    const moved = { ...place, databaseUrl: await postgres.createDatabase('moved'), env };
    expect((await runCommand('move-to-postgres', moved)).output).toContain('arrancala una vez con npm start');
  });
});
