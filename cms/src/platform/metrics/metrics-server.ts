import { createServer, type Server } from 'node:http';
import type { Core } from '@strapi/strapi';
import { metrics } from './request-metrics';
import { describeProcess } from './process-metrics';

let server: Server | undefined;

/** Answers Prometheus at a port of its own, which no visitor's request ever reaches; none is opened unless asked for. */
export async function serveMetrics(strapi: Core.Strapi): Promise<void> {
  await stopMetrics();
  const port = process.env.CMS_METRICS_PORT;
  if (!port) return;
  describeProcess(strapi);
  const opened = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    void metrics.text().then((text) => {
      response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text);
    });
  });
  // Without its figures a shop still sells.
  opened.on('error', (error) => strapi.log.warn(`No metrics at port ${port}: ${error.message}`));
  opened.listen(Number(port), process.env.METRICS_HOST || '127.0.0.1').unref();
  server = opened;
}

/** Closes that port. */
export async function stopMetrics(): Promise<void> {
  const open = server;
  server = undefined;
  open?.closeAllConnections();
  if (open?.listening) await new Promise((done) => open.close(done));
}
