import type { Server } from 'node:http';

const DRAIN_MS = 15_000;

/** Closes the server on SIGTERM and SIGINT: finishes running requests, then exits. */
export function closeOnSignals(server: Server, onClose: () => void): void {
  let isClosing = false;
  const close = () => {
    if (isClosing) return;
    isClosing = true;
    onClose();
    // Makes clients with a keep-alive connection reconnect, to another process.
    server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), DRAIN_MS).unref();
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
}
