import type { Context, Next } from 'koa';
import { requestIdOf } from '../shared/call';
import { noteAnswer } from '../shared/metrics';
import { isShopPath } from '../shared/shop-paths';

type Routed = { route?: { path?: string } };
type Refused = { code?: unknown } | null | undefined;

const CHANGES = '/internal/changes';

function routeOf(ctx: Context): string {
  if (!isShopPath(ctx.path)) return 'panel';
  if (ctx.path.startsWith('/uploads/')) return '/uploads';
  const { path } = (ctx.state as Routed).route ?? {};
  return path ? `/api${path}` : 'unknown';
}

const codeOf = (ctx: Context): string | undefined => {
  const { code } = ((ctx.status >= 400 ? ctx.body : null) as Refused) ?? {};
  return typeof code === 'string' ? code : undefined;
};

/** Counts every request that comes this way and how long its answer took. */
const watch = () => async (ctx: Context, next: Next) => {
  // The stream of changes is open for hours: it is not a request that was slow.
  if (ctx.path === CHANGES) return next();
  const started = performance.now();
  try {
    await next();
  } finally {
    const seconds = (performance.now() - started) / 1000;
    noteAnswer({
      id: requestIdOf(ctx),
      method: ctx.method,
      route: routeOf(ctx),
      status: ctx.status,
      seconds,
      code: codeOf(ctx),
    });
  }
};

export default watch;
