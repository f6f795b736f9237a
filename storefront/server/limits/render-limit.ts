import { LRUCache } from 'lru-cache';
import { rateLimits } from '@shop/contract';

const MAX_CLIENTS = 10_000;

/** Returns a function that counts a rendering and tells whether the client may cause it. */
export function createRenderLimit(factor: number, clock: { now: () => number } = Date) {
  const { points, seconds } = rateLimits.renderPage;
  // Not RateLimiterMemory: it keeps an entry and a timer for every address of the last minute, without a bound.
  const clients = new LRUCache<string, { renders: number }>({
    max: MAX_CLIENTS,
    ttl: seconds * 1000,
    ttlResolution: 0,
    perf: clock,
  });

  return function mayRender(client: string): boolean {
    const count = clients.get(client) ?? { renders: 0 };
    if (count.renders === 0) clients.set(client, count);
    count.renders += 1;
    return count.renders <= points * factor;
  };
}
