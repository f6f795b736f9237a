import { expect, it } from 'vitest';
import { createRestartPolicy } from './restart-policy.mjs';

const crashes = (gapMs: number, servedMs: number, count: number) => {
  const next = createRestartPolicy();
  return Array.from({ length: count }, (_, index) => next({ at: index * gapMs, servedMs }));
};

it('createRestartPolicy doubles the pause of a part that keeps ending', () => {
  expect(crashes(20_000, 1000, 9)).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
});

it('createRestartPolicy begins with the short pause again after a run of ten seconds', () => {
  const next = createRestartPolicy();
  expect([0, 15_000, 30_000].map((at) => next({ at, servedMs: 500 }))).toEqual([500, 1000, 2000]);
  expect(next({ at: 60_000, servedMs: 10_000 })).toBe(500);
});

it('createRestartPolicy gives up at the fifth crash within a minute', () => {
  expect(crashes(14_000, 13_000, 5)).toEqual([500, 500, 500, 500, null]);
  expect(crashes(15_000, 14_000, 40)).not.toContain(null);
});

it('createRestartPolicy never gives up a part that is optional', () => {
  const next = createRestartPolicy({ isOptional: true });
  const pauses = Array.from({ length: 20 }, (_, index) => next({ at: index, servedMs: 0 }));
  expect(pauses.at(-1)).toBe(30_000);
});

it('createRestartPolicy gives up after five starts in a row that never served, however slow they are', () => {
  expect(crashes(120_000, 0, 5).at(-1)).toBeNull();
});
