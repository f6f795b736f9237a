import { randomUUID } from 'node:crypto';
import type { Context, Next } from 'koa';

const SAFE_ID = /^[\w-]{8,64}$/;

const requestId = () => async (ctx: Context, next: Next) => {
  const given = ctx.get('x-request-id');
  ctx.state.requestId = SAFE_ID.test(given) ? given : randomUUID();
  ctx.set('X-Request-Id', ctx.state.requestId);
  await next();
};

export default requestId;
