import type { Context, Next } from 'koa';
import { isShopPath } from '../platform/http/allowed-paths';
import { withRequestLog } from '../platform/metrics/request-metrics';

type Routed = { route?: { path?: string } };

const CHANGES = '/internal/changes';

function routeOf(ctx: Context): string {
  if (!isShopPath(ctx.path)) return 'panel';
  if (ctx.path.startsWith('/uploads/')) return '/uploads';
  const { path } = (ctx.state as Routed).route ?? {};
  return path ? `/api${path}` : 'unknown';
}

// The change stream stays open for hours and would distort the durations.
const requestLogging = () => (ctx: Context, next: Next) =>
  ctx.path === CHANGES ? next() : withRequestLog(ctx, routeOf, next);

export default requestLogging;
