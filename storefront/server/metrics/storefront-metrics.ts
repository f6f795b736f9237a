import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Settings } from '../settings.ts';

const NANOSECONDS_PER_SECOND = 1e9;

const ROUTES = [
  ['/api/', 'api'],
  ['/uploads/', 'picture'],
  ['/admin', 'back office'],
  ['/assets/', 'file'],
] as const;

// Never the URL itself: it may hold an order number or a token.
const routeOf = (url: string): string => ROUTES.find(([prefix]) => url.startsWith(prefix))?.[1] ?? 'page';

function addProcessMetrics(registers: Registry[]): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  new Gauge({
    name: 'shop_event_loop_lag_seconds',
    help: '99th percentile of the event loop delay since the last scrape',
    registers,
    collect() {
      this.set(delay.percentile(99) / NANOSECONDS_PER_SECOND);
      delay.reset();
    },
  });
  new Gauge({
    name: 'shop_memory_bytes',
    help: 'Memory in use',
    labelNames: ['kind'],
    registers,
    collect() {
      const { rss, heapUsed } = process.memoryUsage();
      this.set({ kind: 'rss' }, rss);
      this.set({ kind: 'heap' }, heapUsed);
    },
  });
  new Gauge({
    name: 'shop_uptime_seconds',
    help: 'Time since the process started',
    registers,
    collect() {
      this.set(process.uptime());
    },
  });
}

export function createStorefrontMetrics(isChangeStreamConnected: () => boolean) {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: 'shop_http_requests_total',
    help: 'Requests by route and status; a cache hit is served from memory',
    labelNames: ['route', 'status', 'cache'],
    registers,
  });
  const durations = new Histogram({
    name: 'shop_http_request_seconds',
    help: 'Duration of requests that were not served from memory',
    labelNames: ['route'],
    registers,
  });
  addProcessMetrics(registers);
  new Gauge({
    name: 'shop_change_stream_connected',
    help: '1 while the change stream of the cms is connected, else 0',
    registers,
    collect() {
      this.set(isChangeStreamConnected() ? 1 : 0);
    },
  });

  return {
    registry,
    recordHit: (url: string, { statusCode }: ServerResponse) =>
      requests.inc({ route: routeOf(url), status: statusCode, cache: 'hit' }),
    observeMiss({ url = '/' }: IncomingMessage, response: ServerResponse): void {
      const startedAt = performance.now();
      const route = routeOf(url);
      response.once('close', () => {
        requests.inc({ route, status: response.statusCode, cache: 'miss' });
        durations.observe({ route }, (performance.now() - startedAt) / 1000);
      });
    },
  };
}

export type StorefrontMetrics = ReturnType<typeof createStorefrontMetrics>;

/** Serves `/metrics` for Prometheus on a port of its own, or nothing if the settings name no port. */
export function startMetricsServer(
  { metricsPort, metricsHost }: Settings,
  { registry }: StorefrontMetrics,
  logError: (message: string) => void,
): Server | null {
  if (metricsPort === undefined) return null;
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    void registry.metrics().then((text) => {
      response.writeHead(200, { 'Content-Type': registry.contentType }).end(text);
    });
  });
  // The shop must keep selling without its metrics.
  server.on('error', (error) => logError(`No metrics at port ${metricsPort}: ${error.message}`));
  server.listen(metricsPort, metricsHost).unref();
  return server;
}
