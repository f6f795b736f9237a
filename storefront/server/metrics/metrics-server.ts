import { createServer, type Server } from 'node:http';
import type { Figures } from './storefront-metrics.ts';
import type { Settings } from '../settings.ts';

/** Answers Prometheus at a port of its own, which no visitor's request ever reaches; none is opened unless asked for. */
export function serveFigures(
  { metricsPort, metricsHost }: Settings,
  { metrics }: Figures,
  warn: (words: string) => void,
): Server | null {
  if (metricsPort === undefined) return null;
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    void metrics.text().then((text) => {
      response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text);
    });
  });
  // Without its figures a shop still sells.
  server.on('error', (error) => warn(`No metrics at port ${metricsPort}: ${error.message}`));
  server.listen(metricsPort, metricsHost).unref();
  return server;
}
