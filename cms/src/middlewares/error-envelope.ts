import type { Context, Next } from 'koa';
import { isShopPath } from '../platform/http/allowed-paths';
import { errorForStatus, sendHttpError, sendError } from '../platform/http/error-response';

// The shop's own bodies (an unhealthy /health, for one) stay as they are; Strapi's shapes do not.
const isEnvelope = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'status' in body && !('error' in body);

const errorEnvelope = () => async (ctx: Context, next: Next) => {
  if (!isShopPath(ctx.path)) return next();
  try {
    await next();
    if (ctx.status >= 400 && !isEnvelope(ctx.body)) sendHttpError(ctx, errorForStatus(ctx.status));
  } catch (cause) {
    sendError(ctx, cause);
  }
};

export default errorEnvelope;
