import { createMetrics } from '@shop/contract';

/** The figures of this process. */
export const metrics = createMetrics();

const requests = metrics.counter('shop_http_requests_total', 'Requests answered, by route and status');
const durations = metrics.histogram('shop_http_request_seconds', 'Time to answer, by route');
const orders = metrics.counter('shop_orders_total', 'Orders placed, by answer: new ones and repeated ones');
const refusals = metrics.counter('shop_refusals_total', 'Requests refused, by code');

export type Answered = {
  id: string;
  method: string;
  /** The pattern of the path: never the path itself, which may hold a number or a token. */
  route: string;
  status: number;
  seconds: number;
  /** Why it was refused. */
  code?: string;
};

/** Counts an answer, and writes it down where requests are logged. */
export function noteAnswer({ seconds, code, ...answer }: Answered): void {
  const { method, route, status } = answer;
  requests.add({ method, route, status });
  durations.observe(seconds, { route });
  if (code) refusals.add({ code });
  if (strapi.log.isLevelEnabled?.('info') === false) return;
  strapi.log.info('request', { ...answer, ms: Math.round(seconds * 1000), ...(code ? { code } : {}) });
}

/** Counts an order that was answered: one that is new, or one that was asked for again. */
export const noteOrder = (replayed: boolean): void => orders.add({ answer: replayed ? 'repeated' : 'new' });
