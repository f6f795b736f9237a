import { expect, test } from 'vitest';
import { createBatchedLimiter, type Merge } from './batched-limiter';

const NOW = 1_800_000_000_000;
const settled = () => new Promise((done) => setImmediate(done));

function sharedTable() {
  const sums = new Map<string, number>();
  let writes = 0;
  const merge: Merge = (minute, batch) => {
    writes += 1;
    const all = batch.map(({ key, points }) => {
      const row = `${minute} ${key}`;
      sums.set(row, (sums.get(row) ?? 0) + points);
      return [key, sums.get(row) as number] as const;
    });
    return Promise.resolve(new Map(all));
  };
  return { merge, writes: () => writes };
}

test('a batched limiter lets a key spend its points in each minute', () => {
  const consume = createBatchedLimiter({ points: () => 3 });
  expect([1, 2, 3].map(() => consume('a', NOW))).toEqual([0, 0, 0]);
  expect(consume('a', NOW)).toBeGreaterThan(0);
  expect(consume('b', NOW)).toBe(0);
  expect(consume('a', NOW + 60_000)).toBe(0);
});

test('a batched limiter gives a client that changes processes at most a tenth more for each process', async () => {
  const { merge } = sharedTable();
  const processes = [1, 2, 3].map(() => createBatchedLimiter({ points: () => 300, merge }));
  let allowed = 0;
  for (let at = 0; at < 1000; at += 1) {
    if (processes[at % 3]?.('a', NOW) === 0) allowed += 1;
    await settled();
  }
  expect(allowed).toBeGreaterThanOrEqual(300);
  expect(allowed).toBeLessThanOrEqual(300 + 3 * 30);
});

test('a batched limiter writes nothing for clients far below the limit', () => {
  const { merge, writes } = sharedTable();
  const consume = createBatchedLimiter({ points: () => 300, merge });
  for (let client = 0; client < 100; client += 1)
    for (let read = 0; read < 29; read += 1) consume(`client ${client}`, NOW);
  expect(writes()).toBe(0);
});

test('a batched limiter counts alone while the database is unreachable and merges later', async () => {
  const { merge } = sharedTable();
  let isUnreachable = true;
  const flaky: Merge = (...batch) =>
    isUnreachable ? Promise.reject(new Error('unreachable')) : merge(...batch);
  const one = createBatchedLimiter({ points: () => 20, merge: flaky });
  const two = createBatchedLimiter({ points: () => 20, merge: flaky });
  const read = async (limiter: typeof one, times: number) => {
    let allowed = 0;
    for (let at = 0; at < times; at += 1) {
      if (limiter('a', NOW) === 0) allowed += 1;
      await settled();
    }
    return allowed;
  };
  expect(await read(one, 10)).toBe(10);
  isUnreachable = false;
  expect(await read(one, 4)).toBe(4);
  expect(await read(two, 30)).toBeLessThanOrEqual(20 - 14 + 2);
});
