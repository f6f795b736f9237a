import { LRUCache } from 'lru-cache';
import { isCmsUnreachable } from '../http/cms-client.ts';
import type { Load, Scope, ScopeVersions } from './scope-versions.ts';

type Entry<V> = Load & { value: V };
type Options<V> = {
  versions: ScopeVersions;
  maxBytes: number;
  byteSize: (value: V) => number;
  /** Returns how many stale copies the sources of the values have served so far. */
  countStaleSources?: () => number;
};

/** While the cms is known to be unreachable, stale copies are served without trying it again. */
const STALE_IF_ERROR_MS = 1_000;
/** Version of a value that may have been made of stale copies: it is served like one, and never as current. */
const STALE = -1;

/** Creates a cache bounded in bytes, whose copies are current until a scope changes, with stale-if-error. */
export function createScopeCache<V>({
  versions,
  maxBytes,
  byteSize,
  countStaleSources = () => 0,
}: Options<V>) {
  const entries = new LRUCache<string, Entry<V>>({
    maxSize: maxBytes,
    sizeCalculation: ({ value }) => byteSize(value),
  });
  // Not LRUCache.fetch(): its callers would share a load that began before a change, and resizing would cancel it.
  const loads = new Map<string, { version: number; value: Promise<V> }>();
  let serveStaleUntil = 0;
  let staleCount = 0;

  function set(key: string, scopes: readonly Scope[], value: V, version: number): void {
    entries.set(key, { value, scopes, version, loadedAt: versions.now() });
  }

  function resize(key: string): void {
    const entry = entries.peek(key);
    // A new object, as the cache does not measure the same one twice.
    if (entry) entries.set(key, { ...entry });
  }

  function get(key: string): V | undefined {
    const entry = entries.get(key);
    return entry && versions.isCurrent(entry) ? entry.value : undefined;
  }

  const getStale = (key: string): V | undefined => entries.peek(key)?.value;

  const serveStaleForAWhile = () => (serveStaleUntil = versions.now() + STALE_IF_ERROR_MS);

  function serveStale(stale: V): V {
    staleCount += 1;
    return stale;
  }

  async function load(key: string, scopes: readonly Scope[], loader: () => Promise<V>, version: number) {
    const staleBefore = countStaleSources();
    try {
      const value = await loader();
      const isStale = countStaleSources() !== staleBefore;
      if (isStale) serveStaleForAWhile();
      set(key, scopes, value, isStale ? STALE : version);
      return value;
    } catch (error) {
      const stale = getStale(key);
      if (stale === undefined || !isCmsUnreachable(error)) throw error;
      serveStaleForAWhile();
      return serveStale(stale);
    } finally {
      if (loads.get(key)?.version === version) loads.delete(key);
    }
  }

  /** Returns the current copy or loads one; concurrent calls share the load. */
  async function fetch(key: string, scopes: readonly Scope[], loader: () => Promise<V>): Promise<V> {
    const current = get(key);
    if (current !== undefined) return current;
    const stale = getStale(key);
    if (stale !== undefined && versions.now() < serveStaleUntil) return serveStale(stale);
    const version = versions.current(scopes);
    const running = loads.get(key);
    // A load that began before the last change may lack it.
    if (running?.version === version) return running.value;
    const value = load(key, scopes, loader, version);
    loads.set(key, { version, value });
    return value;
  }

  return { get, getStale, set, resize, fetch, countStale: () => staleCount };
}
