import type { IncomingMessage, ServerResponse } from 'node:http';

const MAX_DISCARDED_BYTES = 64 * 1024 * 1024;
const MAX_WAIT_MS = 10_000;

/**
 * Sends a body before its request has fully arrived, then reads and discards the rest of the request within bounds:
 * a client whose connection is cut while it is sending would never read the response.
 */
export function sendEarlyResponse(request: IncomingMessage, response: ServerResponse, body: string): void {
  response.write(body);
  let size = 0;
  const end = () => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(end, MAX_WAIT_MS);
  timer.unref();
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > MAX_DISCARDED_BYTES) end();
  });
  request.once('close', end);
  request.once('end', end);
  request.resume();
}
