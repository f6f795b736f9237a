import type { IncomingMessage, ServerResponse } from 'node:http';

const MOST_BYTES = 64 * 1024 * 1024;
const LONGEST_MS = 10_000;

/**
 * Sends the rest of an answer that was decided before its request has all come. A connection that is cut while the
 * sender still sends would hide the answer from it: what comes is thrown away, within bounds, before the end.
 */
export function endAfterBody(request: IncomingMessage, response: ServerResponse, body: string): void {
  response.write(body);
  let size = 0;
  const end = () => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(end, LONGEST_MS);
  timer.unref();
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > MOST_BYTES) end();
  });
  request.once('close', end);
  request.once('end', end);
  request.resume();
}
