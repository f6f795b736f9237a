import type { Server } from 'node:http';

const DRAIN_MS = 15_000;

/** Takes no more visitors, lets those inside finish, then leaves. */
export function closeOnSignals(server: Server, beforehand: () => void): void {
  let closing = false;
  const close = () => {
    if (closing) return;
    closing = true;
    beforehand();
    // Who keeps a connection open is told to come back on another one.
    server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), DRAIN_MS).unref();
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
}
