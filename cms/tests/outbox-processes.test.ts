import { rm } from 'node:fs/promises';
import type { Knex } from 'knex';
import { afterEach, describe, expect, test } from 'vitest';
import { commerceOn, type OrderAnswer } from './support/data/commerce-calls';
import { endLeases, makeMailsDue, storedMails } from './support/data/stored-mails';
import { openDatabase } from './support/databases/open-database';
import { startPostgres, type TestPostgres } from './support/databases/postgres';
import { runParallel } from './support/processes/run-parallel';
import { startMailServer, type MailServer } from './support/servers/mail-server';
import { spawnCms, type CmsProcess } from './support/servers/spawn-cms';

let postgres: TestPostgres | undefined;
let server: MailServer;
let cms: CmsProcess[] = [];
let db: Knex;

async function start(process?: CmsProcess, changes: Record<string, string> = {}): Promise<CmsProcess> {
  const env = { ...process?.environment, SMTP_URL: server.url, ...changes };
  const started = await spawnCms({ databaseUrl: postgres?.url, dataDir: process?.dataDir, env });
  cms.push(started);
  return started;
}

afterEach(async () => {
  for (const { child, ended } of cms) {
    child.kill('SIGKILL');
    await ended;
  }
  await db.destroy();
  await server.stop();
  await postgres?.stop();
  if (cms[0]) await rm(cms[0].dataDir, { recursive: true, force: true });
  [cms, postgres] = [[], undefined];
});

const states = async () => (await storedMails(db)).map(({ state }) => state);
const receivedIds = () => server.received.map(({ messageId }) => messageId).sort();
const storedIds = async () => (await storedMails(db)).map((mail) => mail.message_id).sort();

// @spec A.52
test('two processes send each mail once, also those that waited while the mail server was away', async () => {
  const ORDERS = 30;
  postgres = await startPostgres();
  server = await startMailServer();
  const first = await start();
  const second = await start(first);
  db = openDatabase(first);
  const shop = await commerceOn({ call: first.call });
  const shops = [shop, await commerceOn({ call: second.call })];
  const { _id } = await shop.product({ stock: 500 });
  const orders = (count: number): Promise<OrderAnswer[]> =>
    runParallel(count, 8, (at) =>
      (shops[at % 2] as typeof shop).placed([{ productId: _id, quantity: 1, size: 'M' }]),
    );
  await orders(ORDERS);
  await expect.poll(states).toEqual(Array<string>(2 * ORDERS).fill('sent'));
  expect(receivedIds()).toEqual(await storedIds());
  const port = Number(new URL(server.url).port);
  await server.stop();
  await orders(ORDERS);
  const failed = async () => (await storedMails(db)).filter(({ last_error }) => last_error !== null);
  await expect.poll(failed).toHaveLength(2 * ORDERS);
  server = await startMailServer(port);
  // Both processes find all of them due at their next look.
  await makeMailsDue(db);
  await expect.poll(states).toEqual(Array<string>(4 * ORDERS).fill('sent'));
  expect(server.received).toHaveLength(2 * ORDERS);
  expect(new Set(receivedIds()).size).toBe(2 * ORDERS);
});

describe.each(['SQLite', 'PostgreSQL'])('a mail in delivery on %s', (database) => {
  test('is sent by the next process, with the same Message-ID, after its process was killed', async () => {
    if (database === 'PostgreSQL') postgres = await startPostgres();
    server = await startMailServer();
    const first = await start();
    db = openDatabase(first);
    const shop = await commerceOn({ call: first.call });
    const { _id } = await shop.product({ stock: 5 });
    const release = server.hold();
    // A mail server that does not answer delays no order.
    const { order } = await shop.placed([{ productId: _id, quantity: 1, size: 'M' }]);
    await expect.poll(() => server.inDelivery()).toBe(2);
    first.child.kill('SIGKILL');
    await first.ended;
    release();
    await expect.poll(() => server.received.length).toBe(2);
    expect(await states()).toEqual(['waiting', 'waiting']);
    await start(first);
    expect(server.received).toHaveLength(2);
    await endLeases(db);
    await expect.poll(states).toEqual(['sent', 'sent']);
    const ids = await storedIds();
    expect(receivedIds()).toEqual([...ids, ...ids].sort());
    const [toShopper] = await storedMails(db);
    expect(server.receivedBy(order.shippingInfo.email).map(({ messageId }) => messageId)).toEqual([
      toShopper?.message_id,
      toShopper?.message_id,
    ]);
  });

  test('is recorded as sent, and not sent again, by a process that had lost its database meanwhile', async () => {
    if (database === 'PostgreSQL') postgres = await startPostgres();
    server = await startMailServer();
    const first = await start(undefined, { LOG_LEVEL: 'warn' });
    db = openDatabase(first);
    const shop = await commerceOn({ call: first.call });
    const { _id } = await shop.product({ stock: 5 });
    const release = server.hold();
    await shop.placed([{ productId: _id, quantity: 1, size: 'M' }]);
    await expect.poll(() => server.inDelivery()).toBe(2);
    // On SQLite a writer that does not end keeps all others out.
    await (postgres?.pause() ?? db.raw('begin immediate'));
    release();
    await expect.poll(first.output).toContain('The outcome of a mail cannot be recorded yet');
    await (postgres?.resume() ?? db.raw('commit'));
    await expect.poll(states).toEqual(['sent', 'sent']);
    expect(receivedIds()).toEqual(await storedIds());
  });

  test('is finished at a shutdown, which waits for it', async () => {
    if (database === 'PostgreSQL') postgres = await startPostgres();
    server = await startMailServer();
    const first = await start();
    db = openDatabase(first);
    const shop = await commerceOn({ call: first.call });
    const { _id } = await shop.product({ stock: 5 });
    const release = server.hold();
    await shop.placed([{ productId: _id, quantity: 1, size: 'M' }]);
    await expect.poll(() => server.inDelivery()).toBe(2);
    first.child.kill('SIGTERM');
    // The process refuses new calls once it has begun to shut down.
    await expect
      .poll(() => first.call('/api/health').catch(() => ({ status: 0 })))
      .not.toMatchObject({ status: 200 });
    release();
    await first.ended;
    expect(await states()).toEqual(['sent', 'sent']);
    expect(receivedIds()).toEqual(await storedIds());
  });
});
