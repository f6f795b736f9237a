import { createHmac } from 'node:crypto';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Context } from 'koa';
import { isInternalCall } from './call';
import { rateLimitFactor, secret } from './environment';
import { rateLimited } from './http-errors';
import { limiterOf } from './rate-limit-store';
import { PUBLIC_READS_PER_MINUTE, type LimitName } from './rate-limits';

const MINUTE = 60_000;

// Addresses and e-mails are personal data: the table holds only their keyed digest.
const keyOf = (text: string) =>
  createHmac('sha256', secret('LINK_SECRET')).update(text).digest('hex').slice(0, 40);

/** Spends points of a limit under a key, or refuses with 429 and when to come back. */
export async function limit(name: LimitName, key: string, points = 1): Promise<void> {
  try {
    await limiterOf(name).consume(keyOf(key), points);
  } catch (refused) {
    if (refused instanceof RateLimiterRes) throw rateLimited(Math.ceil(refused.msBeforeNext / 1000));
    throw refused;
  }
}

/** Spends points of a limit under the caller's address; the storefront's own calls spend none. */
export async function limitCaller(name: LimitName, ctx: Context, points = 1): Promise<void> {
  if (!isInternalCall(ctx)) await limit(name, ctx.ip, points);
}

/** Adds points that count against later calls, without refusing this one. Answers how many are spent. */
export async function countAgainst(name: LimitName, key: string, points = 1): Promise<number> {
  return (await limiterOf(name).penalty(keyOf(key), points)).consumedPoints;
}

/** Forgets what was spent under a key. */
export const forgive = async (name: LimitName, key: string): Promise<void> =>
  void (await limiterOf(name).delete(keyOf(key)));

let windowStart = 0;
let reads = new Map<string, number>();

/** Seconds to wait when an address has read too much in this minute, else 0. Cheap enough for every read. */
export function publicReadWait(address: string, now = Date.now()): number {
  if (now - windowStart >= MINUTE) {
    windowStart = now;
    reads = new Map();
  }
  const count = (reads.get(address) ?? 0) + 1;
  reads.set(address, count);
  const allowed = PUBLIC_READS_PER_MINUTE * rateLimitFactor();
  return count > allowed ? Math.ceil((windowStart + MINUTE - now) / 1000) : 0;
}

/** Counts a read of anybody, or refuses it with 429. */
export function limitPublicRead(ctx: Context): void {
  if (isInternalCall(ctx)) return;
  const wait = publicReadWait(ctx.ip);
  if (wait > 0) throw rateLimited(wait);
}
