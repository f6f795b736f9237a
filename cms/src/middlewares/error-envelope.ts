import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { requestIdOf } from '../shared/call';
import { asApiError, errorBody, refusal } from '../shared/error-answer';
import { type ApiError } from '../shared/http-errors';
import { isShopPath } from '../shared/shop-paths';

function answer(ctx: Context, error: ApiError) {
  ctx.status = error.status;
  ctx.body = errorBody(error, requestIdOf(ctx));
  ctx.set('Cache-Control', 'no-store');
  if (error.retryAfter !== undefined) ctx.set('Retry-After', String(error.retryAfter));
}

// Names the fault and where it is, never what the caller sent: bodies and addresses hold personal data.
function log(strapi: Core.Strapi, ctx: Context, cause: unknown, status: number) {
  const id = requestIdOf(ctx);
  if (status !== 500) return strapi.log.debug(`${id} ${ctx.method} answered ${status}`);
  const stack = cause instanceof Error ? (cause.stack ?? cause.name) : 'unknown fault';
  strapi.log.error(`${id} ${ctx.method} ${ctx.state.route?.path ?? '-'} ${stack}`);
}

const errorEnvelope =
  (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next) => {
    if (!isShopPath(ctx.path)) return next();
    try {
      await next();
      if (ctx.status >= 400 && !isEnvelope(ctx.body)) answer(ctx, refusal(ctx.status));
    } catch (cause) {
      const error = asApiError(cause);
      log(strapi, ctx, cause, error.status);
      answer(ctx, error);
    }
  };

// A body of our own making (an unhealthy /health, for one) stays as it is; Strapi's shapes do not.
const isEnvelope = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'status' in body && !('error' in body);

export default errorEnvelope;
