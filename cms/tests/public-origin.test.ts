import { afterAll, beforeAll, expect, test } from 'vitest';
import { guessingSuite } from './public-origin/guessing';
import { openPublicShop, type PublicShop } from './public-origin/public-shop';
import { publicResponsesSuite } from './public-origin/public-responses';
import { stalledClientsSuite } from './public-origin/stalled-clients';
import { oversizedInputSuite } from './public-origin/oversized-input';
import { databaseName } from './support/databases/test-database';
import { runParallel, statusesOf } from './support/processes/run-parallel';
import { printMeasurement, quantile, timed } from './support/processes/measurements';
import { slowSockets, type SlowSockets } from './support/servers/slow-sockets';

const SLOW = 200;

let door: PublicShop | undefined;
let slow: SlowSockets;

function opened(): PublicShop {
  if (!door) throw new Error('the door is not open');
  return door;
}

const closings: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  door = await openPublicShop((close) => closings.unshift(close));
});
afterAll(async () => {
  slow?.close();
  for (const close of closings) await close();
});

test('slow connections do not delay other requests', async () => {
  const { door, from } = opened();
  slow = await slowSockets(door.origin, SLOW);
  expect(slow.open()).toBe(SLOW);
  const answers = await runParallel(60, 6, (at) => timed(() => from(`198.51.101.${at}`, '/api/products')));
  expect(statusesOf(answers.map(({ value }) => value))).toEqual({ 200: 60 });
  const p95 = quantile(
    answers.map(({ took }) => took),
    0.95,
  );
  printMeasurement(55, databaseName, `${SLOW} slow sockets: catalog p95 ${Math.round(p95)} ms`);
});

guessingSuite(opened);
publicResponsesSuite(opened);
oversizedInputSuite(opened);
stalledClientsSuite(opened);

test('slow connections are closed after a timeout', async () => {
  await expect.poll(slow.open).toBe(0);
});

test('the servers make no connection outside of this machine', () => {
  const lines = opened().connections();
  expect(lines.length).toBeGreaterThan(0);
  const isHere = (line: string) => /^(connect|lookup) (127\.0\.0\.1|localhost|::1|\/)/.test(line);
  expect([...new Set(lines.filter((line) => !isHere(line)))]).toEqual([]);
});
