import type { EndpointName } from '@shop/contract';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Context } from 'koa';
import { isInternalCall } from '../http/request';
import { pseudonym } from '../access/signature';
import { rateLimited } from '../http/api-error';
import { publicReadWait } from './public-reads';
import { limiterOf } from './shared-limiters';
import type { LimitName } from './limit-table';

/** Spends points of a limit under a key, or refuses with 429 and when to come back. */
export async function limit(name: LimitName, key: string, points = 1): Promise<void> {
  try {
    await limiterOf(name).consume(pseudonym(key), points);
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
  return (await limiterOf(name).penalty(pseudonym(key), points)).consumedPoints;
}

/** Forgets what was spent under a key. */
export const forgive = async (name: LimitName, key: string): Promise<void> =>
  void (await limiterOf(name).delete(pseudonym(key)));

// Whoever watches over the shop is not kept from it by what others read from the same address.
const readerOf = (name: EndpointName, { ip }: Context): string => (name === 'health' ? `health ${ip}` : ip);

/** Counts a read of anybody, or refuses it with 429. */
export function limitPublicRead(name: EndpointName, ctx: Context): void {
  if (isInternalCall(ctx)) return;
  const wait = publicReadWait(readerOf(name, ctx));
  if (wait > 0) throw rateLimited(wait);
}
