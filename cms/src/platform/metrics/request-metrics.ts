import type { Context } from 'koa';
import { Counter, Histogram } from 'prom-client';
import { assignRequestId, requestIdOf } from '../http/request';

const requests = new Counter({
  name: 'shop_http_requests_total',
  help: 'Requests by method, route and status',
  labelNames: ['method', 'route', 'status'],
});
const durations = new Histogram({
  name: 'shop_http_request_seconds',
  help: 'Response time by route',
  labelNames: ['route'],
});
const orders = new Counter({
  name: 'shop_orders_total',
  help: 'Orders placed, new or repeated with the same idempotency key',
  labelNames: ['answer'],
});
const refusals = new Counter({
  name: 'shop_refusals_total',
  help: 'Requests refused, by error code',
  labelNames: ['code'],
});

type Refused = { code?: unknown } | null | undefined;

const errorCodeOf = (ctx: Context): string | undefined => {
  const { code } = ((ctx.status >= 400 ? ctx.body : null) as Refused) ?? {};
  return typeof code === 'string' ? code : undefined;
};

// `route` is the path's pattern: the path itself may hold an order number or a token.
function record(ctx: Context, route: string, seconds: number): void {
  const { method, status } = ctx;
  const code = errorCodeOf(ctx);
  requests.inc({ method, route, status });
  durations.observe({ route }, seconds);
  if (code) refusals.inc({ code });
  if (strapi.log.isLevelEnabled?.('info') === false) return;
  const id = requestIdOf(ctx);
  strapi.log.info('request', {
    id,
    method,
    route,
    status,
    ms: Math.round(seconds * 1000),
    ...(code && { code }),
  });
}

/** Gives a request its id, answers it, and records status and duration in the metrics and in the log. */
export async function withRequestLog(
  ctx: Context,
  routeOf: (ctx: Context) => string,
  respond: () => Promise<unknown>,
): Promise<void> {
  assignRequestId(ctx);
  const started = performance.now();
  try {
    await respond();
  } finally {
    record(ctx, routeOf(ctx), (performance.now() - started) / 1000);
  }
}

export const countOrder = (replayed: boolean): void => orders.inc({ answer: replayed ? 'repeated' : 'new' });
