import { Server } from 'node:net';
import type { Core } from '@strapi/strapi';
import { endStreams } from '../api/change-stream/services/change-stream';
import { stopListening } from '../api/change-stream/services/other-processes';
import { stopExamination } from '../doctor/examination-job';
import { stopMetricsServer } from '../platform/metrics/metrics-server';
import { stopScheduler } from '../platform/jobs/scheduler';
import { startShutdown, whenIdle } from '../platform/http/in-flight';
import { flushMails } from '../platform/mail';
import { closeLimits } from '../platform/limits/durable-limits';

const PATIENCE_MS = 18_000;
const MAIL_PATIENCE_MS = 2000;
// Time for connections that are already at the door to be taken in.
const SETTLE_MS = 300;

const settle = () => new Promise((done) => setTimeout(done, SETTLE_MS));

/** Lets what is being answered finish before Strapi cuts the connections; takes nothing new meanwhile. */
export async function drain({ server }: Core.Strapi): Promise<void> {
  startShutdown();
  await settle();
  // An HTTP server's own close() also cuts connections whose request has arrived but was not read yet.
  if (server.httpServer.listening) Server.prototype.close.call(server.httpServer);
  endStreams();
  stopScheduler();
  await stopExamination();
  await settle();
  await whenIdle(PATIENCE_MS);
  await flushMails(MAIL_PATIENCE_MS);
  await stopListening();
  await stopMetricsServer();
  closeLimits();
}
