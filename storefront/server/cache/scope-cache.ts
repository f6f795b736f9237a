import { LRUCache } from 'lru-cache';
import { isCmsUnreachable } from '../http/cms-client.ts';
import type { Load, Scope, ScopeVersions } from './scope-versions.ts';

type Entry<V> = Load & { value: V };
type Options<V> = {
  versions: ScopeVersions;
  maxBytes: number;
  byteSize: (value: V) => number;
};

/** While the cms is known to be unreachable, stale copies are served without trying it again. */
const STALE_IF_ERROR_MS = 1_000;

/** Creates a cache bounded in bytes, whose copies are current until a scope changes, with stale-if-error. */
export function createScopeCache<V>({ versions, maxBytes, byteSize }: Options<V>) {
  const entries = new LRUCache<string, Entry<V>>({
    maxSize: maxBytes,
    sizeCalculation: ({ value }) => byteSize(value),
  });
  // Not LRUCache.fetch(): its callers would share a load that began before a change, and resizing would cancel it.
  const loads = new Map<string, { version: number; value: Promise<V> }>();
  let serveStaleUntil = 0;

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

  async function load(key: string, scopes: readonly Scope[], loader: () => Promise<V>, version: number) {
    try {
      const value = await loader();
      set(key, scopes, value, version);
      return value;
    } catch (error) {
      const stale = getStale(key);
      if (stale === undefined || !isCmsUnreachable(error)) throw error;
      serveStaleUntil = versions.now() + STALE_IF_ERROR_MS;
      return stale;
    } finally {
      if (loads.get(key)?.version === version) loads.delete(key);
    }
  }

  /** Returns the current copy or loads one; concurrent calls share the load. */
  async function fetch(key: string, scopes: readonly Scope[], loader: () => Promise<V>): Promise<V> {
    const current = get(key);
    if (current !== undefined) return current;
    const stale = getStale(key);
    if (stale !== undefined && versions.now() < serveStaleUntil) return stale;
    const version = versions.current(scopes);
    const running = loads.get(key);
    // A load that began before the last change may lack it.
    if (running?.version === version) return running.value;
    const value = load(key, scopes, loader, version);
    loads.set(key, { version, value });
    return value;
  }

  return { get, getStale, set, resize, fetch };
}
