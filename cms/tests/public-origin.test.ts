import { afterAll, beforeAll, expect, test } from 'vitest';
import { guessesSuite } from './public-origin/guessing';
import { openDoor, type Door } from './public-origin/public-shop';
import { readsSuite } from './public-origin/public-responses';
import { refusalsSuite } from './public-origin/oversized-input';
import { databaseName } from './support/test-database';
import { inCrowd, statusesOf } from './support/run-parallel';
import { figure, quantile, timed } from './support/measurements';
import { slowSockets, type SlowSockets } from './support/slow-sockets';

const SLOW = 200;

let door: Door | undefined;
let slow: SlowSockets;

function opened(): Door {
  if (!door) throw new Error('the door is not open');
  return door;
}

const closings: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  door = await openDoor((close) => closings.unshift(close));
});
afterAll(async () => {
  slow?.close();
  for (const close of closings) await close();
});

test('slow connections do not delay other requests', async () => {
  const { door, from } = opened();
  slow = await slowSockets(door.origin, SLOW);
  expect(slow.open()).toBe(SLOW);
  const answers = await inCrowd(60, 6, (at) => timed(() => from(`198.51.101.${at}`, '/api/products')));
  expect(statusesOf(answers.map(({ value }) => value))).toEqual({ 200: 60 });
  const p95 = quantile(
    answers.map(({ took }) => took),
    0.95,
  );
  figure(55, databaseName, `${SLOW} slow sockets: catalog p95 ${Math.round(p95)} ms`);
});

guessesSuite(opened);
readsSuite(opened);
refusalsSuite(opened);

test('slow connections are closed after a timeout', async () => {
  await expect.poll(slow.open).toBe(0);
});

test('the servers make no connection outside of this machine', () => {
  const lines = opened().connections();
  expect(lines.length).toBeGreaterThan(0);
  const isHere = (line: string) => /^(connect|lookup) (127\.0\.0\.1|localhost|::1|\/)/.test(line);
  expect([...new Set(lines.filter((line) => !isHere(line)))]).toEqual([]);
});
