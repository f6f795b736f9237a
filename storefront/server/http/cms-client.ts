import { Agent, request as startRequest, type IncomingMessage } from 'node:http';
import type { Settings } from '../settings.ts';

/** The cms cannot be reached, or is not well. */
export class CmsAway extends Error {}

export const isAway = (error: unknown): boolean => error instanceof CmsAway;

const agent = new Agent({ keepAlive: true, maxSockets: 128, maxFreeSockets: 32 });
const OWN_READ_MS = 10_000;

export type Target = { method: string; path: string; headers: Record<string, string>; timeoutMs: number };

/** Opens a request to the cms; the caller writes its body. */
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

/** All bytes of an answer, up to a limit. */
export async function bytesOf(message: IncomingMessage, limit = Infinity): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw new CmsAway('The answer of the cms is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export type CmsAnswer = { status: number; type: string; bytes: Buffer };

function read(settings: Settings, path: string, headers: Record<string, string>): Promise<CmsAnswer> {
  return new Promise((resolve, reject) => {
    const request = requestToCms(settings, {
      method: 'GET',
      path,
      headers: { ...headers, Accept: 'application/json' },
      timeoutMs: OWN_READ_MS,
    });
    request.on('timeout', () => request.destroy(new CmsAway('The cms took too long')));
    request.on('error', (error) => reject(isAway(error) ? error : new CmsAway(error.message)));
    request.on('response', (message) => {
      const status = message.statusCode ?? 502;
      if (status >= 500) {
        message.resume();
        reject(new CmsAway(`The cms answered ${status}`));
        return;
      }
      bytesOf(message).then(
        (bytes) => resolve({ status, type: message.headers['content-type'] ?? '', bytes }),
        (error: Error) => reject(new CmsAway(error.message)),
      );
    });
    request.end();
  });
}

/** Reads something for the server itself: not as a visitor, so no visitor's limit is spent. */
export const readAsServer = (settings: Settings, path: string): Promise<CmsAnswer> =>
  read(settings, path, { 'X-Internal-Secret': settings.internalSecret });

/** Reads something for one visitor, whose limits it spends as if the browser had asked. */
export const readAsVisitor = (settings: Settings, path: string, address: string): Promise<CmsAnswer> =>
  read(settings, path, { 'X-Forwarded-For': address });
