import { afterAll, beforeAll, expect, test } from 'vitest';
import { guessesSuite } from './public-door/guesses';
import { openDoor, type Door } from './public-door/open-door';
import { readsSuite } from './public-door/what-is-read';
import { refusalsSuite } from './public-door/what-is-too-much';
import { databaseName } from './support/chosen-database';
import { inCrowd, statusesOf } from './support/crowd';
import { figure, quantile, timed } from './support/figures';
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

test('slow connections keep nobody else waiting', async () => {
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

test('slow connections are closed in the end', async () => {
  await expect.poll(slow.open).toBe(0);
});

test('neither server has called anybody outside of this machine', () => {
  const lines = opened().connections();
  expect(lines.length).toBeGreaterThan(0);
  const isHere = (line: string) => /^(connect|lookup) (127\.0\.0\.1|localhost|::1|\/)/.test(line);
  expect([...new Set(lines.filter((line) => !isHere(line)))]).toEqual([]);
});
