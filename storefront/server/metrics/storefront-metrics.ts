import type { IncomingMessage, ServerResponse } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createMetrics, describeNodeProcess } from '@shop/contract';

const kinds = [
  ['/api/', 'api'],
  ['/uploads/', 'picture'],
  ['/admin', 'back office'],
  ['/assets/', 'file'],
] as const;

/** What kind of thing was asked for: never the address itself, which may hold a number or a token. */
const kindOf = (url: string): string => kinds.find(([start]) => url.startsWith(start))?.[1] ?? 'page';

/** Counts what this server answers, and tells how it is. */
export function createFigures(hearsChanges: () => boolean) {
  const metrics = createMetrics();
  const requests = metrics.counter('shop_http_requests_total', 'Requests answered, by kind and status');
  const durations = metrics.histogram('shop_http_request_seconds', 'Time to answer what was not at hand');
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  describeNodeProcess(metrics, process, delay);
  metrics.gauge('shop_changes_heard', 'Whether the cms tells what changes: 1, else 0', () =>
    hearsChanges() ? 1 : 0,
  );

  return {
    metrics,
    /** An answer that was ready before it was asked for. */
    atOnce: (url: string, { statusCode }: ServerResponse) =>
      requests.add({ route: kindOf(url), status: statusCode, ready: 'yes' }),
    /** An answer that somebody works on. */
    begun({ url = '/' }: IncomingMessage, response: ServerResponse): void {
      const started = performance.now();
      const route = kindOf(url);
      response.once('close', () => {
        requests.add({ route, status: response.statusCode, ready: 'no' });
        durations.observe((performance.now() - started) / 1000, { route });
      });
    },
  };
}
export type Figures = ReturnType<typeof createFigures>;
