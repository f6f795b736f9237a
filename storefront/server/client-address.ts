import type { IncomingMessage } from 'node:http';

/** Who is really asking: the socket's address, or what the one trusted proxy in front wrote last. */
export function clientAddress(request: IncomingMessage, behindProxy: boolean): string {
  const socket = request.socket.remoteAddress ?? '';
  if (!behindProxy) return socket;
  const chain = request.headers['x-forwarded-for'];
  const last = (Array.isArray(chain) ? chain.join(',') : (chain ?? '')).split(',').at(-1)?.trim();
  return last || socket;
}
