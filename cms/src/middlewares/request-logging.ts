import type { Context, Next } from 'koa';
import { isShopPath } from '../platform/http/allowed-paths';
import { assignRequestId } from '../platform/http/request';
import { withRequestLog } from '../platform/metrics/request-metrics';

type Routed = { route?: { path?: string } };

const CHANGES = '/internal/changes';

function routeOf(ctx: Context): string {
  if (!isShopPath(ctx.path)) return 'panel';
  if (ctx.path.startsWith('/uploads/')) return '/uploads';
  const { path } = (ctx.state as Routed).route ?? {};
  return path ? `/api${path}` : 'unknown';
}

const requestLogging = () => (ctx: Context, next: Next) => {
  if (ctx.path !== CHANGES) return withRequestLog(ctx, routeOf, next);
  // The change stream stays open for hours and would distort the durations.
  assignRequestId(ctx);
  return next();
};

export default requestLogging;
