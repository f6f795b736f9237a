import { rmSync } from 'node:fs';
import { DAY_MS, HOUR_MS, readinessSchema } from '@shop/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from './support/databases/postgres';
import { hasSmallDisks, onSmallDisk, seenBy, fillDisk, freeDisk } from './support/databases/small-disk';
import { openDatabase } from './support/databases/open-database';
import { spawnCms, type CmsProcess } from './support/servers/spawn-cms';
import { newDataFolder } from './support/servers/start-cms';

const DISK_MB = 60;
const canMount = hasSmallDisks();
if (!canMount) process.stdout.write('A full disk was not tried: nothing can be mounted here (unshare).\n');

describe.each(['SQLite', 'PostgreSQL'])('readiness on %s', (database) => {
  let postgres: TestPostgres | undefined;
  let cms: CmsProcess;
  const env = { BACKUP: 'nightly', SMTP_URL: 'smtp://127.0.0.1:9' };
  const ready = async () => {
    const { status, body } = await cms.call('/api/ready');
    const { status: named, checks } = readinessSchema.parse(body);
    const failed = Object.entries(checks).filter(([, result]) => result === 'failed');
    expect(named).toBe(status === 200 ? 'ready' : 'unready');
    return [status, ...failed.map(([name]) => name)];
  };
  const becomes = (...expected: (number | string)[]) => expect.poll(ready).toEqual(expected);
  const withDatabase = async (work: (db: ReturnType<typeof openDatabase>) => Promise<unknown>) => {
    const db = openDatabase(cms);
    await work(db).finally(() => db.destroy());
  };

  const storeRun = (name: string, endedAt: number, outcome: object) =>
    withDatabase((db) =>
      db('scheduled_work')
        .insert({ name, due_at: Date.now() + DAY_MS, ended_at: endedAt, outcome: JSON.stringify(outcome) })
        .onConflict('name')
        .merge(),
    );

  beforeAll(async () => {
    if (database === 'PostgreSQL') postgres = await startPostgres();
    cms = await spawnCms({ databaseUrl: postgres?.url, env });
    // The hourly examination must not find what the tests break.
    await storeRun('doctor', Date.now(), { faults: [] });
  });
  afterAll(async () => {
    cms?.child.kill('SIGTERM');
    await cms?.ended;
    await postgres?.stop();
  });

  test('a new shop is ready, and says so without details and without being cached', async () => {
    const answer = await cms.call('/api/ready');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(answer.body).toEqual({
      status: 'ready',
      checks: {
        database: 'ok',
        disk: 'ok',
        mail: 'ok',
        backup: 'ok',
        offsite: 'ok',
        copy: 'ok',
        doctor: 'ok',
      },
    });
  });

  test('a mail that the mail server has not accepted makes the shop unready until it is dealt with', async () => {
    const time = (ago: number) => (database === 'SQLite' ? Date.now() - ago : new Date(Date.now() - ago));
    const store = (ended: object) =>
      withDatabase((db) =>
        db('outgoing_mails').insert({
          kind: 'order-placed',
          recipient: 'ana@ejemplo.com',
          subject: 'Tu pedido',
          text: 'Hola',
          message_id: '<1@tests>',
          created_at: time(DAY_MS),
          updated_at: time(HOUR_MS),
          ...ended,
        }),
      );
    const forget = () => withDatabase((db) => db('outgoing_mails').delete());
    // An address that is refused is no fault of the mail server.
    await store({ state: 'failed', attempts: 1, last_error: '550 No such user' });
    await store({ state: 'failed', attempts: 16, last_error: 'ECONNECTION', updated_at: time(2 * DAY_MS) });
    await store({ state: 'waiting', attempts: 2, next_attempt_at: time(-HOUR_MS) });
    await becomes(200);
    await store({ state: 'waiting', attempts: 4, next_attempt_at: time(-HOUR_MS) });
    await becomes(503, 'mail');
    await forget();
    await becomes(200);
    await store({ state: 'failed', attempts: 17, last_error: 'ECONNECTION' });
    await becomes(503, 'mail');
    await forget();
    await becomes(200);
  });

  test('a backup older than 36 hours, or none in a shop of that age, makes the shop unready', async () => {
    const storeBackup = (at: number, failedAt: string | null = null) =>
      storeRun('backup', at, { madeAt: new Date(at).toISOString(), file: 'a.tar.gz', failedAt });
    await storeBackup(Date.now() - 37 * HOUR_MS);
    await becomes(503, 'backup');
    await storeBackup(Date.now() - 35 * HOUR_MS);
    await becomes(200);
    await storeBackup(Date.now() - HOUR_MS, new Date().toISOString());
    await becomes(503, 'backup');
    await withDatabase((db) => db('scheduled_work').where({ name: 'backup' }).delete());
    await becomes(200);
    const old = new Date(Date.now() - 37 * HOUR_MS);
    await withDatabase((db) =>
      db('site_contents').update({ created_at: database === 'SQLite' ? old.getTime() : old }),
    );
    await becomes(503, 'backup');
    await withDatabase((db) =>
      db('site_contents').update({ created_at: database === 'SQLite' ? Date.now() : new Date() }),
    );
    await becomes(200);
  });

  test('a fault that the doctor found makes the shop unready until an examination finds none', async () => {
    await storeRun('doctor', Date.now(), { faults: [{ id: 'stock-below-zero', count: 1 }] });
    await becomes(503, 'doctor');
    await storeRun('doctor', Date.now(), { faults: [] });
    await becomes(200);
  });

  // A running process keeps its SQLite file open, so there a table is taken away.
  const breakDatabase = () =>
    postgres?.pause() ?? withDatabase((db) => db.schema.renameTable('catalog_entries', 'taken_away'));
  const mendDatabase = () =>
    postgres?.resume() ?? withDatabase((db) => db.schema.renameTable('taken_away', 'catalog_entries'));

  test('a database that does not answer makes the shop unready, and ready again once it is back', async () => {
    await breakDatabase();
    await expect.poll(ready).toEqual(expect.arrayContaining([503, 'database']));
    await mendDatabase();
    await becomes(200);
  });
});

test.runIf(canMount)('a full disk makes the shop unready until there is room', async () => {
  const dataDir = await newDataFolder({ databaseUrl: 'none' });
  const cms = await spawnCms({ dataDir, within: onSmallDisk(dataDir, `${DISK_MB}m`) });
  const disk = seenBy(cms.child.pid as number, dataDir);
  const ready = async () => {
    const { status, body } = await cms.call('/api/ready');
    return [status, readinessSchema.parse(body).checks.disk];
  };
  expect(await ready()).toEqual([200, 'ok']);
  await fillDisk(disk);
  await expect.poll(ready).toEqual([503, 'failed']);
  await freeDisk(disk);
  await expect.poll(ready).toEqual([200, 'ok']);
  cms.child.kill('SIGTERM');
  await cms.ended;
  rmSync(dataDir, { recursive: true, force: true });
});
