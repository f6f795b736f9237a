import { LRUCache } from 'lru-cache';
import { rateLimits } from '@shop/contract';

const MAX_CLIENTS = 10_000;

/** Creates a rate limit of the storefront itself, counted in memory for each client. */
export function createClientLimit(
  name: 'publicRead' | 'renderPage' | 'unfinishedBody',
  factor: number,
  clock: { now: () => number } = Date,
) {
  const { points, seconds } = rateLimits[name];
  // Not RateLimiterMemory: it keeps an entry and a timer for every address of the last minute, without a bound.
  const clients = new LRUCache<string, { spent: number }>({
    max: MAX_CLIENTS,
    ttl: seconds * 1000,
    ttlResolution: 0,
    perf: clock,
  });

  return {
    /** Spends a point of the client; returns false when it had none left. */
    spend(client: string): boolean {
      const count = clients.get(client) ?? { spent: 0 };
      if (count.spent === 0) clients.set(client, count);
      count.spent += 1;
      return count.spent <= points * factor;
    },
    refund(client: string): void {
      const count = clients.get(client);
      if (count && count.spent > 1) count.spent -= 1;
      else clients.delete(client);
    },
  };
}
