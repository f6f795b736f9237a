import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commerceOn, anOrder, type Commerce } from './support/data/commerce-calls';
import { aPicture, formWith } from './support/data/forms';
import { keepSecrets, secretsIn } from './support/data/stored-secrets';
import { startPostgres, type TestPostgres } from './support/databases/postgres';
import { runCommand } from './support/processes/run-command';
import { spawnCms, type CmsProcess } from './support/servers/spawn-cms';

const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-safety-'));
const at = (name: string) => path.join(folder, name);

let postgres: TestPostgres;
let running: CmsProcess[] = [];

beforeAll(async () => {
  // The doctor rejects a database that loses commits in a power failure.
  postgres = await startPostgres({ durable: true });
});
afterAll(async () => {
  await stopAll();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function stopAll() {
  for (const { child, ended } of running) {
    child.kill('SIGTERM');
    await ended;
  }
  running = [];
}

async function start(
  dataDir: string,
  databaseUrl?: string,
  env?: Record<string, string>,
): Promise<CmsProcess> {
  const cms = await spawnCms({ dataDir, databaseUrl, env });
  running.push(cms);
  return cms;
}

async function stockedShop(cms: CmsProcess): Promise<{ shop: Commerce; productId: string }> {
  const shop = await commerceOn(cms);
  const form = formWith(await aPicture(300, 300).jpeg().toBuffer(), 'a.jpg', { purpose: 'content' });
  const { body } = await shop.admin<{ url: string }>('/api/upload/proof', { method: 'POST', body: form });
  const { _id } = await shop.product({ stock: 5000, thumbnails: [body.url] });
  return { shop, productId: _id };
}

type Sold = { orderNumber: string; linkToken: string };

function keepOrdering({ shop, productId }: { shop: Commerce; productId: string }, shoppers = 6) {
  const sold: Sold[] = [];
  let open = true;
  const shopper = async () => {
    while (open) {
      const form = formWith(await aPicture(60, 60).jpeg().toBuffer());
      const proof = await shop.admin<{ url: string }>('/api/upload/proof', { method: 'POST', body: form });
      const answer = await shop.order(
        anOrder([{ productId, quantity: 1, size: 'M' }], {
          paymentMethod: 'transfer',
          transferProofUrl: proof.body.url,
        }),
      );
      if (answer.status === 201) sold.push(answer.body);
    }
  };
  const all = Promise.all(Array.from({ length: shoppers }, shopper));
  return {
    sold,
    async soldAtLeast(count: number) {
      while (sold.length < count) await pause(20);
    },
    async leave() {
      open = false;
      await all;
    },
  };
}

const filesBelow = (dataDir: string) =>
  readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

async function seesOrders(dataDir: string, databaseUrl: string | undefined, sold: readonly Sold[]) {
  const { call } = await start(dataDir, databaseUrl, secretsIn(dataDir));
  for (const { orderNumber, linkToken } of sold) {
    const url = `/api/orders/by-number/${orderNumber}?token=${encodeURIComponent(linkToken)}`;
    expect((await call(url)).status).toBe(200);
  }
}

async function backUpAndRestore(
  from: { dataDir: string; databaseUrl?: string },
  to: { dataDir: string; databaseUrl?: string },
  file: string,
) {
  const cms = await start(from.dataDir, from.databaseUrl);
  keepSecrets(cms);
  const customers = keepOrdering(await stockedShop(cms));
  await customers.soldAtLeast(20);
  const before = [...customers.sold];
  const started = performance.now();
  const backup = await runCommand('backup', from, file);
  const seconds = (performance.now() - started) / 1000;
  const after = customers.sold.length;
  const rate = Math.round((after - before.length) / seconds);
  process.stdout.write(
    `copied in ${seconds.toFixed(1)} s while ${rate} orders a second with a proof came in\n`,
  );
  await customers.leave();
  expect(backup).toMatchObject({ code: 0 });
  expect(after).toBeGreaterThan(before.length);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await stopAll();
  const restored = await runCommand('restore', to, file);
  expect(restored.output).toContain('Datos de la tienda');
  expect(restored.code).toBe(0);
  await seesOrders(to.dataDir, to.databaseUrl, before);
  await stopAll();
}

test('a backup of a selling SQLite shop restores completely elsewhere', async () => {
  // A backup that is killed leaves this file.
  mkdirSync(at('one.tar.gz.database'));
  for (const left of ['one.tar.gz.part', 'one.tar.gz.database/shop.db']) writeFileSync(at(left), 'half');
  await backUpAndRestore({ dataDir: at('one') }, { dataDir: at('two') }, at('one.tar.gz'));
  expect(existsSync(at('one.tar.gz.database'))).toBe(false);
  const again = await runCommand('restore', { dataDir: at('two') }, at('one.tar.gz'));
  expect([again.code, again.output]).toEqual([1, expect.stringContaining('no está vacía')]);
});

test('a truncated or altered backup is refused and leaves no files', async () => {
  const whole = readFileSync(at('one.tar.gz'));
  const changed = Buffer.from(whole);
  changed[Math.floor(whole.length / 2)] = (changed[Math.floor(whole.length / 2)] ?? 0) ^ 0xff;
  for (const [name, bytes] of [
    ['cut', whole.subarray(0, whole.length - 2000)],
    ['changed', changed],
    ['other', Buffer.from('no es una copia')],
  ] as const) {
    writeFileSync(at(`${name}.tar.gz`), bytes);
    const { code, output } = await runCommand('restore', { dataDir: at(name) }, at(`${name}.tar.gz`));
    expect([code, output]).toEqual([1, expect.stringContaining('no es una copia entera')]);
    expect(filesBelow(at(name))).toEqual([]);
  }
});

test('a SQLite shop moves to PostgreSQL with identical rows and continues to sell', async () => {
  const sum = () =>
    createHash('sha256')
      .update(readFileSync(at('two/shop.db')))
      .digest('hex');
  const unmoved = sum();
  const place = { dataDir: at('two'), databaseUrl: await postgres.createDatabase('moved') };
  const moved = await runCommand('move-to-postgres', place);
  expect(moved.output).toContain('iguales en las dos bases');
  expect(moved.code).toBe(0);
  expect(sum()).toBe(unmoved);
  const again = await runCommand('move-to-postgres', place);
  expect([again.code, again.output]).toEqual([1, expect.stringContaining('no está vacía')]);
  const cms = await start(at('two'), place.databaseUrl, secretsIn(at('two')));
  const shop = await commerceOn(cms);
  const { body } = await cms.call<{ payload: { _id: string; thumbnails: string[] }[] }>('/api/products');
  const [product] = body.payload;
  expect((await cms.call(product?.thumbnails[0] ?? '')).status).toBe(200);
  await shop.placed([{ productId: product?._id ?? '', quantity: 1, size: 'M' }]);
  expect((await runCommand('doctor', place)).code).toBe(0);
  await stopAll();
});

test('a backup of a selling PostgreSQL shop restores completely elsewhere', async () => {
  await backUpAndRestore(
    { dataDir: at('three'), databaseUrl: postgres.url },
    { dataDir: at('four'), databaseUrl: await postgres.createDatabase('restored') },
    at('three.tar.gz'),
  );
  const onSqlite = await runCommand('restore', { dataDir: at('five') }, at('three.tar.gz'));
  expect(onSqlite).toEqual({ code: 1, output: expect.stringContaining('La copia es de PostgreSQL') });
  expect(filesBelow(at('five'))).toEqual([]);
});

test('the doctor command fails when it finds a fault', async () => {
  const { code, output } = await runCommand('doctor', { dataDir: at('nowhere') });
  expect([code, output]).toEqual([1, expect.stringContaining('FALLA')]);
});
