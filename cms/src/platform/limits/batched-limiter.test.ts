import { expect, test } from 'vitest';
import { createReadCounter, type TellOthers } from './batched-limiter';

const NOW = 1_800_000_000_000;
const settled = () => new Promise((done) => setImmediate(done));

/** What several processes share, as the table does. */
function sharedTable() {
  const sums = new Map<string, number>();
  let writes = 0;
  const tellOthers: TellOthers = (minute, news) => {
    writes += 1;
    const all = news.map(({ address, reads }) => {
      const key = `${minute} ${address}`;
      sums.set(key, (sums.get(key) ?? 0) + reads);
      return [address, sums.get(key) as number] as const;
    });
    return Promise.resolve(new Map(all));
  };
  return { tellOthers, writes: () => writes };
}

test('an address reads as often as it is allowed, and again in the next minute', () => {
  const wait = createReadCounter({ allowed: () => 3 });
  expect([1, 2, 3].map(() => wait('a', NOW))).toEqual([0, 0, 0]);
  expect(wait('a', NOW)).toBeGreaterThan(0);
  expect(wait('b', NOW)).toBe(0);
  expect(wait('a', NOW + 60_000)).toBe(0);
});

test('who changes processes gets no more than a tenth further with each', async () => {
  const { tellOthers } = sharedTable();
  const processes = [1, 2, 3].map(() => createReadCounter({ allowed: () => 300, tellOthers }));
  let answered = 0;
  for (let at = 0; at < 1000; at += 1) {
    if (processes[at % 3]?.('a', NOW) === 0) answered += 1;
    await settled();
  }
  expect(answered).toBeGreaterThanOrEqual(300);
  expect(answered).toBeLessThanOrEqual(300 + 3 * 30);
});

test('visitors who read little cost no write', () => {
  const { tellOthers, writes } = sharedTable();
  const wait = createReadCounter({ allowed: () => 300, tellOthers });
  for (let visitor = 0; visitor < 100; visitor += 1)
    for (let read = 0; read < 29; read += 1) wait(`visitor ${visitor}`, NOW);
  expect(writes()).toBe(0);
});

test('while nobody can be told each process goes by its own count, and tells it later', async () => {
  const { tellOthers } = sharedTable();
  let away = true;
  const flaky: TellOthers = (...told) => (away ? Promise.reject(new Error('away')) : tellOthers(...told));
  const one = createReadCounter({ allowed: () => 20, tellOthers: flaky });
  const two = createReadCounter({ allowed: () => 20, tellOthers: flaky });
  const read = async (counter: typeof one, times: number) => {
    let answered = 0;
    for (let at = 0; at < times; at += 1) {
      if (counter('a', NOW) === 0) answered += 1;
      await settled();
    }
    return answered;
  };
  expect(await read(one, 10)).toBe(10);
  away = false;
  expect(await read(one, 4)).toBe(4);
  expect(await read(two, 30)).toBeLessThanOrEqual(20 - 14 + 2);
});
