import type { IncomingMessage } from 'node:http';
import { apiErrors, type ProxyError } from './api-errors.ts';
import type { OpenBodies } from './open-bodies.ts';

type BodyRules = {
  openBody: OpenBodies;
  client: string;
  maxBytes: number;
  tooLarge: ProxyError;
  /** Time for a body to arrive, to which the minimum rate adds some for each received byte. */
  graceMs: number;
};

// A phone with weak reception sends little more.
const MIN_BYTES_PER_MS = 16;

/** Reports that a request's body was refused or did not arrive. */
export class BodyRefused extends Error {
  constructor(readonly error: ProxyError) {
    super(error.message);
  }
}

const announcesBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Calls `onLate` when the body arrives too slowly; returns a function that ends the watch. */
function watchPace(graceMs: number, receivedBytes: () => number, onLate: () => void): () => void {
  const startedAt = performance.now();
  const remainingMs = () => graceMs + receivedBytes() / MIN_BYTES_PER_MS - (performance.now() - startedAt);
  let timer = setTimeout(check, graceMs);
  function check() {
    const remaining = remainingMs();
    if (remaining <= 0) onLate();
    else timer = setTimeout(check, remaining);
  }
  return () => clearTimeout(timer);
}

type Receive = (chunk: Buffer) => void;

/**
 * Takes a request's body in within limits of size, time and number; throws `BodyRefused`. `begin` is called once the
 * body has its place and returns what gets the chunks; its `stop` ends the taking when no more of it is wanted.
 */
export function takeBody(
  request: IncomingMessage,
  { openBody, client, maxBytes, tooLarge, graceMs }: BodyRules,
  begin: (stop: () => void) => Receive,
): Promise<void> {
  return new Promise((resolve, reject) => {
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) return reject(new BodyRefused(tooLarge));
    let size = 0;
    const refuse = (error: ProxyError) => end(() => reject(new BodyRefused(error)));
    const place = openBody(client, refuse);
    if ('status' in place) return reject(new BodyRefused(place));
    const stopWatch = watchPace(
      graceMs,
      () => size,
      () => refuse(apiErrors.bodyTooSlow),
    );
    const count = (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBytes) return refuse(tooLarge);
      place.hear();
      receive(chunk);
    };
    const finish = () => end(resolve, true);
    const abort = () => refuse(apiErrors.bodyTooSlow);
    const end = (settle: () => void, hasArrived = false) => {
      stopWatch();
      place.close(hasArrived);
      request.off('data', count).off('end', finish).off('close', abort);
      settle();
    };
    let receive: Receive;
    try {
      receive = begin(() => end(resolve));
    } catch (error) {
      return end(() => reject(error as Error), true);
    }
    request.on('data', count).on('end', finish).on('close', abort);
  });
}

/** Reads a request's whole body; throws `BodyRefused`. */
export async function readWholeBody(request: IncomingMessage, rules: BodyRules): Promise<Buffer> {
  if (!announcesBody(request)) return Buffer.alloc(0);
  const chunks: Buffer[] = [];
  await takeBody(request, rules, () => (chunk) => chunks.push(chunk));
  return Buffer.concat(chunks);
}
