import { Server } from 'node:net';
import type { Core } from '@strapi/strapi';
import { endStreams } from '../api/change-stream/services/change-stream';
import { unsubscribeFromOtherProcesses } from '../api/change-stream/services/process-changes';
import { stopExamination } from '../doctor/examination-job';
import { startShutdown, whenIdle } from '../platform/http/in-flight';
import { stopBackups } from '../platform/backup/backup-program';
import { stopScheduler } from '../platform/jobs/scheduler';
import { closeLimits } from '../platform/limits/durable-limits';
import { stopMailSender } from '../platform/mail/mail-sender';
import { stopMetricsServer } from '../platform/metrics/metrics-server';

const REQUEST_TIMEOUT_MS = 18_000;
const MAIL_TIMEOUT_MS = 2000;
const ACCEPT_MS = 300;

// Connections that have arrived but are not accepted yet need a moment.
const acceptPending = () => new Promise((done) => setTimeout(done, ACCEPT_MS));

/** Completes the requests in flight before Strapi cuts their connections; accepts no new ones. */
export async function shutDown({ server }: Core.Strapi): Promise<void> {
  startShutdown();
  await acceptPending();
  // An HTTP server's own close() also cuts connections whose request has arrived but is not read yet.
  if (server.httpServer.listening) Server.prototype.close.call(server.httpServer);
  endStreams();
  stopScheduler();
  stopBackups();
  await stopExamination();
  await acceptPending();
  await whenIdle(REQUEST_TIMEOUT_MS);
  await stopMailSender(MAIL_TIMEOUT_MS);
  await unsubscribeFromOtherProcesses();
  await stopMetricsServer();
  closeLimits();
}
