import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Context } from 'koa';
import { pseudonym } from '../access/signature';
import { rateLimited } from '../http/http-error';
import { isInternalCall } from '../access/current-actor';
import { batchedLimiterOf, type BatchedLimitName } from './batched-limits';
import { durableLimiterOf, type DurableLimitName } from './durable-limits';

export type LimitName = BatchedLimitName | DurableLimitName;

async function secondsToWait(name: DurableLimitName, key: string): Promise<number> {
  try {
    await durableLimiterOf(name).consume(pseudonym(key));
    return 0;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.ceil(refused.msBeforeNext / 1000);
    throw refused;
  }
}

export async function consumeLimit(name: LimitName, key: string): Promise<void> {
  const batched = batchedLimiterOf(name);
  const wait = batched ? batched(key) : await secondsToWait(name as DurableLimitName, key);
  if (wait > 0) throw rateLimited(wait);
}

/** Spends a point under the client's address; the storefront's own requests spend none. */
export async function consumeCallerLimit(name: LimitName, ctx: Context): Promise<void> {
  if (!isInternalCall(ctx)) await consumeLimit(name, ctx.ip);
}

/** Spends a point that counts against later requests only; returns the points spent so far. */
export async function penalize(name: DurableLimitName, key: string): Promise<number> {
  return (await durableLimiterOf(name).penalty(pseudonym(key))).consumedPoints;
}

export const resetLimit = async (name: DurableLimitName, key: string): Promise<void> =>
  void (await durableLimiterOf(name).delete(pseudonym(key)));
