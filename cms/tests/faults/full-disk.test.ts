import { randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Knex } from 'knex';
import { afterEach, expect, test } from 'vitest';
import { anOrder, commerceOn } from '../support/data/commerce-calls';
import { printMeasurement, timed } from '../support/processes/measurements';
import { aPicture, formWith } from '../support/data/forms';
import { startPostgres, type TestPostgres } from '../support/databases/postgres';
import { openDatabase } from '../support/databases/open-database';
import { isLong } from '../support/processes/rounds';
import {
  fillDisk,
  freeDisk,
  hasSmallDisks,
  onSmallDisk,
  postgresOnSmallDisk,
  seenBy,
  type SmallPostgres,
} from '../support/databases/small-disk';
import { spawnCms, type CmsProcess } from '../support/servers/spawn-cms';

const DISK_MB = 40;
const POSTGRES_DISK_MB = 120;
const TRIES = 400;
const canMount = hasSmallDisks();
if (!canMount) process.stdout.write('A full disk was not tried: nothing can be mounted here (unshare).\n');

let cms: CmsProcess | undefined;
let db: Knex | undefined;
let small: SmallPostgres | undefined;
let postgres: TestPostgres | undefined;
let disk = '';
afterEach(async () => {
  await db?.destroy();
  cms?.child.kill('SIGKILL');
  await cms?.ended;
  if (cms) await rm(cms.dataDir, { recursive: true, force: true });
  await small?.stop();
  await postgres?.stop();
  [cms, db, small, postgres] = [undefined, undefined, undefined, undefined];
});

async function openOnSmallDisk(databaseUrl?: string): Promise<CmsProcess> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'shop-small-disk-'));
  cms = await spawnCms({ dataDir, databaseUrl, within: onSmallDisk(dataDir, `${DISK_MB}m`) });
  disk = seenBy(cms.child.pid as number, dataDir);
  return cms;
}

/** Copies the database, because SQLite resolves the path outside of the mount namespace. */
async function copyOfDatabase({ dataDir, environment }: CmsProcess): Promise<Knex> {
  if (environment.DATABASE_URL) return (db = openDatabase({ dataDir, environment }));
  for (const name of ['shop.db', 'shop.db-wal'])
    await copyFile(path.join(disk, name), path.join(dataDir, name));
  db = openDatabase({ dataDir, environment: {} });
  return db;
}

const filesBelow = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

test.runIf(canMount)(
  'a full disk under SQLite answers orders with 503 and leaves no partial order',
  async () => {
    const running = await openOnSmallDisk();
    const shop = await commerceOn(running);
    const { _id } = await shop.product({ stock: 10_000 });
    const order = () => shop.order(anOrder([{ productId: _id, quantity: 1, size: 'M' }]));
    await fillDisk(disk);
    const statuses: number[] = [];
    while (statuses.length < TRIES && !statuses.includes(503)) statuses.push((await order()).status);
    for (let more = 0; more < 10; more += 1) statuses.push((await order()).status);
    expect([...new Set(statuses)].sort()).toEqual(expect.arrayContaining([503]));
    expect(statuses.filter((status) => status !== 201 && status !== 503)).toEqual([]);
    const reads = await Promise.all(['/api/products', '/api/health'].map((url) => running.call(url)));
    expect([running.child.exitCode, ...reads.map(({ status }) => status)]).toEqual([null, 200, 200]);
    await freeDisk(disk);
    expect((await order()).status).toBe(201);
    const placed = statuses.filter((status) => status === 201).length + 1;
    expect(await shop.stockOf(_id)).toBe(10_000 - placed);
    const stored = await commerceOn({ call: running.call, db: await copyOfDatabase(running) });
    expect(await stored.faults()).toEqual([]);
    const refused = statuses.filter((status) => status === 503).length;
    printMeasurement(18, 'SQLite', `full disk: ${refused} × 503, alive, 201 once there is room, drift 0`);
  },
);

test.runIf(canMount && isLong)(
  'a full disk under PostgreSQL answers orders with 503, and with space each is placed once',
  async () => {
    small = await postgresOnSmallDisk(POSTGRES_DISK_MB);
    cms = await spawnCms({ databaseUrl: small.url });
    const running = cms;
    const shop = await commerceOn(running);
    const { _id } = await shop.product({ stock: 10_000 });
    await fillDisk(small.disk);
    const tried: { key: string; body: unknown }[] = [];
    const statuses: number[] = [];
    const order = async () => {
      const attempt = { key: randomUUID(), body: anOrder([{ productId: _id, quantity: 1, size: 'M' }]) };
      tried.push(attempt);
      statuses.push((await shop.order(attempt.body, attempt.key)).status);
    };
    while (tried.length < TRIES && !statuses.includes(503)) await order();
    for (let more = 0; more < 10; more += 1) await order();
    expect(statuses).toContain(503);
    expect(statuses.filter((status) => status !== 201 && status !== 503)).toEqual([]);
    expect(running.child.exitCode).toBeNull();
    await freeDisk(small.disk);
    const { took } = await timed(() =>
      expect
        .poll(async () => (await running.call('/api/health')).status, { timeout: 120_000, interval: 200 })
        .toBe(200),
    );
    for (const { key, body } of tried) expect((await shop.orderWithRetries(body, key)).status).toBe(201);
    expect(await shop.stockOf(_id)).toBe(10_000 - tried.length);
    db = openDatabase(running);
    expect(await (await commerceOn({ call: running.call, db })).faults()).toEqual([]);
    const refused = statuses.filter((status) => status === 503).length;
    printMeasurement(
      18,
      'PostgreSQL',
      `full disk: ${refused} × 503, alive, back ${(took / 1000).toFixed(1)} s after there is room, ${tried.length} orders of ${tried.length} keys, drift 0`,
    );
  },
);

test.runIf(canMount).each(isLong ? ['SQLite', 'PostgreSQL'] : ['SQLite'])(
  'a full disk refuses an upload and keeps no partial file (%s)',
  async (database) => {
    if (database === 'PostgreSQL') postgres = await startPostgres();
    const running = await openOnSmallDisk(postgres?.url);
    const picture = await aPicture(2400, 2400).jpeg({ quality: 90 }).toBuffer();
    const send = () => running.call('/api/upload/proof', { method: 'POST', body: formWith(picture) });
    expect((await send()).status).toBe(201);
    const before = await filesBelow(path.join(disk, 'proofs'));
    // There is enough space to begin the write but not to finish it.
    await fillDisk(disk, DISK_MB * 1024 * 1024 * 0.06);
    const refused = await Promise.all([send(), send(), send(), send()]);
    expect(refused.map(({ status }) => status).filter((status) => status === 507).length).toBeGreaterThan(0);
    expect(refused.filter(({ status }) => ![201, 507].includes(status))).toEqual([]);
    const kept = refused.filter(({ status }) => status === 201).length;
    await fillDisk(disk);
    expect((await send()).status).toBe(507);
    expect(await filesBelow(path.join(disk, 'proofs'))).toHaveLength(before.length + kept);
    await freeDisk(disk);
    const rows = await (await copyOfDatabase(running))('transfer_proofs').count('* as proofs');
    expect(Number(rows[0]?.proofs)).toBe(1 + kept);
    expect((await send()).status).toBe(201);
    printMeasurement(19, database, `full disk: 507, 0 files and 0 rows left, 201 once there is room`);
  },
);
