import type { Core } from '@strapi/strapi';
import { endStreams } from '../api/change-stream/services/change-stream';
import { stopListening } from '../api/change-stream/services/other-processes';
import { whenIdle } from '../shared/in-flight';
import { closeRateLimits } from '../shared/rate-limit-store';
import { stopSweeping } from './sweep-proofs';

const PATIENCE_MS = 20_000;

/** Lets what is being answered finish before Strapi cuts the connections; takes nothing new meanwhile. */
export async function drain({ server }: Core.Strapi): Promise<void> {
  if (server.httpServer.listening) server.httpServer.close();
  server.httpServer.closeIdleConnections();
  endStreams();
  stopSweeping();
  await whenIdle(PATIENCE_MS);
  await stopListening();
  closeRateLimits();
}
