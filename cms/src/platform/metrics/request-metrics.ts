import { createMetrics } from '@shop/contract';
import type { Context } from 'koa';
import { requestIdOf } from '../http/request';

/** The figures of this process. */
export const metrics = createMetrics();

const requests = metrics.counter('shop_http_requests_total', 'Requests answered, by route and status');
const durations = metrics.histogram('shop_http_request_seconds', 'Time to answer, by route');
const orders = metrics.counter('shop_orders_total', 'Orders placed, by answer: new ones and repeated ones');
const refusals = metrics.counter('shop_refusals_total', 'Requests refused, by code');

type Refused = { code?: unknown } | null | undefined;

const errorCodeOf = (ctx: Context): string | undefined => {
  const { code } = ((ctx.status >= 400 ? ctx.body : null) as Refused) ?? {};
  return typeof code === 'string' ? code : undefined;
};

// `route` is the path's pattern: the path itself may hold an order number or a token.
function record(ctx: Context, route: string, seconds: number): void {
  const { method, status } = ctx;
  const code = errorCodeOf(ctx);
  requests.add({ method, route, status });
  durations.observe(seconds, { route });
  if (code) refusals.add({ code });
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

/** Answers a request and records its status and duration in the metrics and in the log. */
export async function withRequestLog(
  ctx: Context,
  routeOf: (ctx: Context) => string,
  respond: () => Promise<unknown>,
): Promise<void> {
  const started = performance.now();
  try {
    await respond();
  } finally {
    record(ctx, routeOf(ctx), (performance.now() - started) / 1000);
  }
}

/** Counts an order: a new one, or one replayed for a repeated idempotency key. */
export const countOrder = (replayed: boolean): void => orders.add({ answer: replayed ? 'repeated' : 'new' });
