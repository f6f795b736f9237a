// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { CmsUnreachable } from '../http/cms-client.ts';
import { createScopeCache } from './scope-cache.ts';
import { createScopeVersions } from './scope-versions.ts';

// @spec A.4

function createCache<V = string>({ maxBytes = 1_000, byteSize = (value: V) => String(value).length } = {}) {
  const clock = { now: 0 };
  const versions = createScopeVersions(() => clock.now);
  versions.setStreamConnected(true);
  return { clock, versions, cache: createScopeCache<V>({ versions, maxBytes, byteSize }) };
}

const unreachable = () => Promise.reject(new CmsUnreachable());

function deferredLoad() {
  const pending: ((value: string) => void)[] = [];
  const load = vi.fn(() => new Promise<string>((resolve) => pending.push(resolve)));
  return { load, resolve: (value: string) => pending.forEach((resolve) => resolve(value)) };
}

test('the scope cache reloads a copy when its scope changes, and only then', async () => {
  const { cache, versions } = createCache();
  const load = vi.fn(async () => 'page');
  await cache.fetch('/', ['catalog'], load);
  versions.increment(['content']);
  await cache.fetch('/', ['catalog'], load);
  expect(load).toHaveBeenCalledTimes(1);
  versions.increment(['catalog']);
  await cache.fetch('/', ['catalog'], load);
  expect(load).toHaveBeenCalledTimes(2);
});

test('the scope cache does not serve a load that began before a change to requests after it', async () => {
  const { cache, versions } = createCache();
  const { load, resolve } = deferredLoad();
  const before = cache.fetch('/', ['catalog'], load);
  versions.increment(['catalog']);
  const after = cache.fetch('/', ['catalog'], async () => 'new');
  resolve('old');
  await expect(before).resolves.toBe('old');
  await expect(after).resolves.toBe('new');
  await expect(cache.fetch('/', ['catalog'], async () => 'newer')).resolves.toBe('newer');
});

test('the scope cache loads once for concurrent requests of the same key', async () => {
  const { cache } = createCache();
  const load = vi.fn(async () => 'page');
  await Promise.all(Array.from({ length: 50 }, () => cache.fetch('/', ['shop'], load)));
  expect(load).toHaveBeenCalledTimes(1);
});

test('the scope cache reloads once for concurrent requests after a change, even if the copy is resized', async () => {
  const { cache, versions } = createCache();
  await cache.fetch('/', ['shop'], async () => 'old');
  versions.increment(['shop']);
  const { load, resolve } = deferredLoad();
  const first = cache.fetch('/', ['shop'], load);
  cache.resize('/');
  const second = cache.fetch('/', ['shop'], load);
  resolve('new');
  await expect(Promise.all([first, second])).resolves.toEqual(['new', 'new']);
  expect(cache.get('/')).toBe('new');
  expect(load).toHaveBeenCalledTimes(1);
});

test('the scope cache serves a stale copy only if the cms is unreachable', async () => {
  const { cache, versions } = createCache();
  await cache.fetch('/', ['shop'], async () => 'stale');
  versions.increment(['shop']);
  await expect(cache.fetch('/', ['shop'], () => Promise.reject(new Error('refused')))).rejects.toThrow(
    'refused',
  );
  await expect(cache.fetch('/', ['shop'], unreachable)).resolves.toBe('stale');
  await expect(cache.fetch('/new', ['shop'], unreachable)).rejects.toThrow(CmsUnreachable);
});

test('the scope cache serves stale copies without loading for a second after the cms was unreachable', async () => {
  const { cache, versions, clock } = createCache();
  await cache.fetch('/a', ['shop'], async () => 'stale a');
  await cache.fetch('/b', ['shop'], async () => 'stale b');
  versions.increment(['shop']);
  await cache.fetch('/a', ['shop'], unreachable);
  const load = vi.fn(async () => 'new b');
  clock.now = 999;
  await expect(cache.fetch('/b', ['shop'], load)).resolves.toBe('stale b');
  expect(load).not.toHaveBeenCalled();
  clock.now = 1_000;
  await expect(cache.fetch('/b', ['shop'], load)).resolves.toBe('new b');
});

test('the scope cache loads a value anew that was made of a stale copy, although no scope has changed since', async () => {
  const { cache: sources, versions, clock } = createCache();
  const { countStale } = sources;
  const pages = createScopeCache<string>({
    versions,
    maxBytes: 1_000,
    byteSize: ({ length }) => length,
    countStaleSources: countStale,
  });
  let read = async () => 'old';
  const page = () => pages.fetch('/', ['shop'], () => sources.fetch('/api', ['shop'], read));
  await sources.fetch('/api', ['shop'], read);
  versions.increment(['shop']);
  read = unreachable;
  await expect(page()).resolves.toBe('old');
  read = async () => 'new';
  clock.now = 999;
  await expect(page()).resolves.toBe('old');
  clock.now = 2_000;
  await expect(page()).resolves.toBe('new');
  expect(pages.get('/')).toBe('new');
});

test('the scope cache trusts a copy for one second while the change stream is disconnected', async () => {
  const { cache, versions, clock } = createCache();
  versions.setStreamConnected(false);
  await cache.fetch('/', ['shop'], async () => 'one');
  clock.now = 999;
  expect(cache.get('/')).toBe('one');
  clock.now = 1_001;
  await expect(cache.fetch('/', ['shop'], async () => 'two')).resolves.toBe('two');
});

test('the scope cache evicts the least recently used copies beyond its size', async () => {
  const { cache } = createCache({ maxBytes: 10 });
  const put = (key: string) => cache.fetch(key, ['shop'], async () => 'xxxx');
  await put('a');
  await put('b');
  expect(cache.get('a')).toBe('xxxx');
  await put('c');
  expect(cache.get('b')).toBeUndefined();
  expect([cache.get('a'), cache.get('c')]).toEqual(['xxxx', 'xxxx']);
});

test('the scope cache measures a copy again when its size changes', async () => {
  const { cache } = createCache<{ size: number }>({ maxBytes: 10, byteSize: ({ size }) => size });
  const put = (key: string, size: number) => cache.fetch(key, ['shop'], async () => ({ size }));
  const first = await put('a', 6);
  first.size = 2;
  cache.resize('a');
  const second = await put('b', 6);
  expect(cache.get('a')).toBe(first);
  second.size = 9;
  cache.resize('b');
  expect(cache.get('a')).toBeUndefined();
  expect(cache.get('b')).toBe(second);
  cache.resize('a');
  expect(cache.get('a')).toBeUndefined();
});
