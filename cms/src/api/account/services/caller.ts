import type { Context } from 'koa';
import { requestIdOf } from '../../../platform/http/request';

/** Identifies the origin of a request. */
export type Caller = { address: string; userAgent: string; requestId: string };

export const callerOf = (ctx: Context): Caller => ({
  address: ctx.ip,
  userAgent: ctx.get('user-agent'),
  requestId: requestIdOf(ctx),
});
