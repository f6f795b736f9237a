import { createServer, type Server } from 'node:http';
import type { Core } from '@strapi/strapi';
import { register } from 'prom-client';
import { isMachinePeer } from '../http/machine-peer';
import { registerProcessMetrics } from './process-metrics';

let server: Server | undefined;
let isRegistered = false;

/** Serves `/metrics` for Prometheus on a port of its own, which no shopper's request reaches; only if CMS_METRICS_PORT is set. */
export async function startMetricsServer(strapi: Core.Strapi): Promise<void> {
  await stopMetricsServer();
  const port = process.env.CMS_METRICS_PORT;
  if (!port) return;
  if (!isRegistered) registerProcessMetrics();
  isRegistered = true;
  server = createServer((request, response) => {
    if (request.url !== '/metrics' || !isMachinePeer(request.socket.remoteAddress))
      return void response.writeHead(404).end();
    void register.metrics().then((text) => {
      response.writeHead(200, { 'Content-Type': register.contentType }).end(text);
    });
  });
  // The shop must keep selling without its metrics.
  server.on('error', (error) => strapi.log.warn(`No metrics at port ${port}: ${error.message}`));
  server.listen(Number(port), process.env.METRICS_HOST || '127.0.0.1').unref();
}

export async function stopMetricsServer(): Promise<void> {
  const closing = server;
  server = undefined;
  closing?.closeAllConnections();
  if (closing?.listening) await new Promise((done) => closing.close(done));
}
