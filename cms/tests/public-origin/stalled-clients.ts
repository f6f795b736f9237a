import { afterEach, expect, test } from 'vitest';
import { aShopper, anOrder } from '../support/data/commerce-calls';
import { aPicture, formWith } from '../support/data/forms';
import { databaseName } from '../support/databases/test-database';
import { printMeasurement, quantile, timed } from '../support/processes/measurements';
import { megabytesOf } from '../support/processes/process-memory';
import { rounds } from '../support/processes/rounds';
import { runParallel, statusesOf } from '../support/processes/run-parallel';
import { silentReaders, stalledBodies, type StalledClients } from '../support/servers/stalled-clients';
import type { PublicShop } from './public-shop';

const STALLED = 500;
const ONE = Array.from({ length: STALLED }, () => ({ forwardedFor: '203.0.113.1' }));
const FIFTY = Array.from({ length: STALLED }, (_, at) => ({ forwardedFor: `203.0.113.${100 + (at % 50)}` }));
// Addresses of this machine, for the storefront that has no proxy in front.
const FIFTY_DIRECT = Array.from({ length: STALLED }, (_, at) => ({
  localAddress: `127.0.1.${1 + (at % 50)}`,
}));

let shoppers = 0;
const nextAddress = () => {
  shoppers += 1;
  return `198.18.${Math.floor(shoppers / 250)}.${shoppers % 250}`;
};

/** Sends others' orders, pages and reads, none of them from a cache; all must succeed. */
async function measureOthers({ shop, from }: PublicShop): Promise<string> {
  const { _id } = await shop.product({ stock: 1_000 });
  const order = () => {
    const json = anOrder([{ productId: _id, quantity: 1, size: 'M' }], { shippingInfo: aShopper() });
    return from(nextAddress(), '/api/orders', { method: 'POST', json });
  };
  const page = () => from(nextAddress(), `/?buscar=${shoppers}`);
  const read = () => from(nextAddress(), '/api/products', { headers: { cookie: 'a=1' } });
  const health = () => from(nextAddress(), '/api/health');
  const calls = [order, page, read];
  const others = await runParallel(rounds(30, 300), 3, (at) => timed(calls[at % 3] ?? read));
  const healths = await runParallel(rounds(5, 100), 1, () => timed(health));
  const failed = [...others, ...healths].map(({ value }) => value).filter(({ status }) => status >= 400);
  expect(statusesOf(failed)).toEqual({});
  const p95 = (all: { took: number }[]) =>
    Math.round(
      quantile(
        all.map(({ took }) => took),
        0.95,
      ),
    );
  return `others' p95 ${p95(others)} ms, health p95 ${p95(healths)} ms`;
}

export function stalledClientsSuite(opened: () => PublicShop): void {
  let clients: StalledClients | undefined;
  afterEach(() => clients?.close());

  test.each([
    ['one address', ONE, ['408', '429']],
    ['fifty addresses', FIFTY, ['408', '503']],
  ])('500 stalled bodies from %s hold up nobody else and are refused', async (name, senders, refusals) => {
    const shop = opened();
    const without = await measureOthers(shop);
    const stalled = await stalledBodies(shop.door.origin, senders, '/api/orders', 'application/json');
    clients = stalled;
    const times = await measureOthers(shop);
    printMeasurement(65, databaseName, `500 stalled bodies from ${name}: ${times} (without: ${without})`);
    await expect.poll(() => stalled.statuses().length).toBe(STALLED);
    expect([...new Set(stalled.statuses())].sort()).toEqual(refusals);
  });

  test('500 stalled forms do not keep a shopper from sending a proof', async () => {
    const { door, from } = opened();
    clients = await stalledBodies(door.origin, FIFTY, '/api/upload/proof', 'multipart/form-data; boundary=x');
    const body = formWith(await aPicture(100, 100).jpeg().toBuffer());
    const send = () => from(nextAddress(), '/api/upload/proof', { method: 'POST', body });
    await expect.poll(async () => (await send()).status).toBe(201);
  });

  test.each([
    ['one address', 'door' as const, ONE, '/api/products?limit=all'],
    ['fifty addresses', 'bare' as const, FIFTY_DIRECT, '/'],
  ])('500 clients at %s that read no response hold up nobody else', async (name, front, senders, path) => {
    const shop = opened();
    const { child, origin } = shop[front];
    const before = megabytesOf(child.pid as number);
    clients = await silentReaders(origin, senders, path, 16);
    const times = await measureOthers(shop);
    const memory = megabytesOf(child.pid as number) - before;
    printMeasurement(
      66,
      databaseName,
      `500 silent readers at ${name}: ${times}, storefront ${memory} MB more`,
    );
  });
}
