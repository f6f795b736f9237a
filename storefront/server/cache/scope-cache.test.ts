// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { createFreshCache } from './scope-cache.ts';
import { createFreshness } from './scope-versions.ts';

class Away extends Error {}

function set(maxWeight = 1_000) {
  const clock = { now: 0 };
  const freshness = createFreshness(() => clock.now);
  freshness.listening(true);
  const cache = createFreshCache<string>({
    freshness,
    maxWeight,
    weigh: (text) => text.length,
    isAway: (error) => error instanceof Away,
  });
  return { clock, freshness, cache };
}

test('a copy serves until its scope changes, and other scopes do not matter', async () => {
  const { cache, freshness } = set();
  const load = vi.fn(async () => 'page');
  await cache.read('/', ['catalogue'], load);
  freshness.changed(['content']);
  await cache.read('/', ['catalogue'], load);
  expect(load).toHaveBeenCalledTimes(1);
  freshness.changed(['catalogue']);
  await cache.read('/', ['catalogue'], load);
  expect(load).toHaveBeenCalledTimes(2);
});

test('what was being loaded while something changed is not taken for fresh', async () => {
  const { cache, freshness } = set();
  let answer = (_: string) => {};
  const old = cache.read('/', ['catalogue'], () => new Promise<string>((resolve) => (answer = resolve)));
  freshness.changed(['catalogue']);
  const fresh = cache.read('/', ['catalogue'], async () => 'new');
  answer('old');
  await old;
  await expect(fresh).resolves.toBe('new');
  await expect(cache.read('/', ['catalogue'], async () => 'newer')).resolves.toBe('newer');
});

test('many who ask at once cause one load', async () => {
  const { cache } = set();
  const load = vi.fn(async () => 'page');
  await Promise.all(Array.from({ length: 50 }, () => cache.read('/', ['shop'], load)));
  expect(load).toHaveBeenCalledTimes(1);
});

test('an older copy serves while the truth is away, and a refusal is passed on', async () => {
  const { cache, freshness } = set();
  await cache.read('/', ['shop'], async () => 'older');
  freshness.changed(['shop']);
  await expect(cache.read('/', ['shop'], () => Promise.reject(new Away()))).resolves.toBe('older');
  await expect(cache.read('/new', ['shop'], () => Promise.reject(new Away()))).rejects.toThrow(Away);
  const { cache: other, freshness: moved } = set();
  await other.read('/', ['shop'], async () => 'older');
  moved.changed(['shop']);
  await expect(other.read('/', ['shop'], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});

test('while nobody tells of changes a copy is trusted for a second only', async () => {
  const { cache, freshness, clock } = set();
  freshness.listening(false);
  await cache.read('/', ['shop'], async () => 'one');
  clock.now = 999;
  expect(cache.peek('/')).toBe('one');
  clock.now = 1_001;
  await expect(cache.read('/', ['shop'], async () => 'two')).resolves.toBe('two');
});

test('the oldest copies make room for new ones', async () => {
  const { cache } = set(10);
  for (const key of ['a', 'b', 'c']) await cache.read(key, ['shop'], async () => 'xxxx');
  expect(cache.peek('a')).toBeUndefined();
  expect(cache.peek('c')).toBe('xxxx');
});

test('a copy that has come to weigh more makes room for itself, and one that weighs less leaves room', async () => {
  const freshness = createFreshness(() => 0);
  freshness.listening(true);
  const cache = createFreshCache<{ weight: number }>({
    freshness,
    maxWeight: 10,
    weigh: ({ weight }) => weight,
    isAway: () => false,
  });
  const put = (key: string, weight: number) => cache.read(key, ['shop'], async () => ({ weight }));
  const first = await put('a', 6);
  first.weight = 2;
  cache.reweigh('a');
  const second = await put('b', 6);
  expect(cache.peek('a')).toBe(first);
  second.weight = 9;
  cache.reweigh('b');
  expect(cache.peek('a')).toBeUndefined();
  expect(cache.peek('b')).toBe(second);
  cache.reweigh('a');
});
