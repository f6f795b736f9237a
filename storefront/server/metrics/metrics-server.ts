import { createServer, type Server } from 'node:http';
import type { Settings } from '../settings.ts';
import type { StorefrontMetrics } from './storefront-metrics.ts';

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
