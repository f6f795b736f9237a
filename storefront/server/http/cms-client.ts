import { Agent, request as startRequest, type IncomingMessage } from 'node:http';
import type { Settings } from '../settings.ts';

/** Reports that the cms cannot be reached, is too slow, or fails. */
export class CmsUnreachable extends Error {}

export const isCmsUnreachable = (error: unknown): boolean => error instanceof CmsUnreachable;

const agent = new Agent({ keepAlive: true, maxSockets: 128, maxFreeSockets: 32 });
const READ_TIMEOUT_MS = 10_000;

export type Target = { method: string; path: string; headers: Record<string, string>; timeoutMs: number };

export function requestToCms({ cmsUrl }: Settings, { method, path, headers, timeoutMs }: Target) {
  return startRequest({
    agent,
    host: cmsUrl.hostname,
    port: cmsUrl.port || 80,
    method,
    path,
    headers,
    timeout: timeoutMs,
  });
}

/** Reads a response of the cms; throws `CmsUnreachable` beyond a number of bytes. */
export async function readBytes(message: IncomingMessage, maxBytes = Infinity): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new CmsUnreachable('The response of the cms is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export type CmsResponse = { status: number; type: string; bytes: Buffer };

function read(settings: Settings, path: string, headers: Record<string, string>): Promise<CmsResponse> {
  return new Promise((resolve, reject) => {
    const request = requestToCms(settings, {
      method: 'GET',
      path,
      headers: { ...headers, Accept: 'application/json' },
      timeoutMs: READ_TIMEOUT_MS,
    });
    request.on('timeout', () => request.destroy(new CmsUnreachable('The cms timed out')));
    request.on('error', (error) =>
      reject(isCmsUnreachable(error) ? error : new CmsUnreachable(error.message)),
    );
    request.on('response', (message) => {
      const status = message.statusCode ?? 502;
      if (status >= 500) {
        message.resume();
        reject(new CmsUnreachable(`The cms responded with ${status}`));
        return;
      }
      readBytes(message).then(
        (bytes) => resolve({ status, type: message.headers['content-type'] ?? '', bytes }),
        (error: Error) => reject(new CmsUnreachable(error.message)),
      );
    });
    request.end();
  });
}

/** Reads from the cms as the storefront server, which no client's rate limit counts. */
export const readAsServer = (settings: Settings, path: string): Promise<CmsResponse> =>
  read(settings, path, { 'X-Internal-Secret': settings.internalSecret });

/** Reads from the cms on behalf of a client, whose rate limits it spends. */
export const readAsClient = (settings: Settings, path: string, clientAddress: string): Promise<CmsResponse> =>
  read(settings, path, { 'X-Forwarded-For': clientAddress });
