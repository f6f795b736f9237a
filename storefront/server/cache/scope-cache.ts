import type { Freshness, Scope } from './scope-versions.ts';

type Entry<V> = { value: V; scopes: readonly Scope[]; stamp: number; at: number; weight: number };
type Options<V> = {
  freshness: Freshness;
  maxWeight: number;
  weigh: (value: V) => number;
  /** True for a failure that an older copy may cover: whoever has the truth cannot be reached. */
  isAway: (error: unknown) => boolean;
};

/** After a failure, older copies serve at once for this long. */
const PATIENCE_MS = 1_000;

/** Copies that serve while they hold; one load at a time for each; an older copy when the truth is out of reach. */
export function createFreshCache<V>({ freshness, maxWeight, weigh, isAway }: Options<V>) {
  const entries = new Map<string, Entry<V>>();
  const loading = new Map<string, { stamp: number; value: Promise<V> }>();
  let weight = 0;
  let awayUntil = 0;

  function drop(key: string) {
    weight -= entries.get(key)?.weight ?? 0;
    entries.delete(key);
  }

  function makeRoom(): void {
    for (const oldest of entries.keys()) {
      if (weight <= maxWeight) break;
      drop(oldest);
    }
  }

  function put(key: string, scopes: readonly Scope[], value: V, stamp: number): void {
    drop(key);
    const entry = { value, scopes, stamp, at: freshness.now(), weight: weigh(value) };
    entries.set(key, entry);
    weight += entry.weight;
    makeRoom();
  }

  /** Takes note that a copy has come to weigh more or less. */
  function reweigh(key: string): void {
    const entry = entries.get(key);
    if (!entry) return;
    const before = entry.weight;
    entry.weight = weigh(entry.value);
    weight += entry.weight - before;
    makeRoom();
  }

  /** The copy, if it still holds. */
  function peek(key: string): V | undefined {
    const entry = entries.get(key);
    return entry && freshness.holds(entry.scopes, entry) ? entry.value : undefined;
  }

  const older = (key: string): V | undefined => entries.get(key)?.value;

  async function loadNow(key: string, scopes: readonly Scope[], load: () => Promise<V>, stamp: number) {
    try {
      const value = await load();
      put(key, scopes, value, stamp);
      return value;
    } catch (error) {
      const copy = older(key);
      if (copy === undefined || !isAway(error)) throw error;
      awayUntil = freshness.now() + PATIENCE_MS;
      return copy;
    } finally {
      if (loading.get(key)?.stamp === stamp) loading.delete(key);
    }
  }

  /** The copy while it holds, else what is loaded now. */
  async function read(key: string, scopes: readonly Scope[], load: () => Promise<V>): Promise<V> {
    const held = peek(key);
    if (held !== undefined) return held;
    const copy = older(key);
    if (copy !== undefined && freshness.now() < awayUntil) return copy;
    const stamp = freshness.stamp(scopes);
    const running = loading.get(key);
    // What began before the last change may not have seen it.
    if (running?.stamp === stamp) return running.value;
    const value = loadNow(key, scopes, load, stamp);
    loading.set(key, { stamp, value });
    return value;
  }

  return { peek, older, put, reweigh, read, clear: () => entries.forEach((_, key) => drop(key)) };
}
