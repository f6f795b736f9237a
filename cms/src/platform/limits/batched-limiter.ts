import { MINUTE_MS } from '@shop/contract';

/** A process merges a key's count after each tenth of the limit. */
const MERGES_PER_LIMIT = 10;

type Count = { own: number; merged: number; others: number };
export type Batch = { key: string; points: number };
/** Adds counts of a minute to those of all processes and returns the sums by key. */
export type Merge = (minute: number, batch: readonly Batch[]) => Promise<ReadonlyMap<string, number>>;
type Options = { points: () => number; merge?: Merge };

/** Counts by key and minute in memory; processes `merge` in batches, so that most clients cost no write. */
export function createBatchedLimiter({ points, merge }: Options) {
  let minute = 0;
  let counts = new Map<string, Count>();
  const due = new Set<string>();
  let isMerging = false;

  function startMinute(now: number): void {
    const current = Math.floor(now / MINUTE_MS);
    if (current === minute) return;
    minute = current;
    counts = new Map();
    due.clear();
  }

  function countOf(key: string): Count {
    const count = counts.get(key) ?? { own: 0, merged: 0, others: 0 };
    counts.set(key, count);
    return count;
  }

  function takeBatch(): Batch[] {
    const batch = [...due].map((key) => {
      const count = countOf(key);
      const fresh = count.own - count.merged;
      count.merged = count.own;
      return { key, points: fresh };
    });
    due.clear();
    return batch;
  }

  async function mergeDue(mergeAll: Merge): Promise<void> {
    isMerging = true;
    const [batchMinute, batchCounts] = [minute, counts];
    const batch = takeBatch();
    try {
      const sums = await mergeAll(batchMinute, batch);
      for (const { key } of batch) {
        const count = batchCounts.get(key);
        if (count) count.others = Math.max(count.others, (sums.get(key) ?? 0) - count.merged);
      }
    } catch {
      // While the database is unreachable each process goes by its own count and merges it later.
      for (const { key, points: fresh } of batch) {
        const count = batchCounts.get(key);
        if (count) count.merged -= fresh;
      }
    }
    isMerging = false;
    if (due.size > 0) await mergeDue(mergeAll);
  }

  /** Spends a point; returns the seconds to wait when the key has none left in this minute, else 0. */
  return function consume(key: string, now = Date.now()): number {
    startMinute(now);
    const count = countOf(key);
    if (count.own + count.others >= points()) return Math.ceil(((minute + 1) * MINUTE_MS - now) / 1000);
    count.own += 1;
    if (merge && count.own - count.merged >= points() / MERGES_PER_LIMIT) {
      due.add(key);
      if (!isMerging) void mergeDue(merge);
    }
    return 0;
  };
}
