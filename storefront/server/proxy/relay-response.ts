import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Headers } from '../http/send-response.ts';

const MAX_WHOLE_BYTES = 2 * 1024 * 1024;

export type Received = { bytes: Buffer; isWhole: boolean };

/** Reads a response of the cms, so that its socket is free before the client has read; a larger one only in part. */
export async function receiveResponse(message: IncomingMessage): Promise<Received> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > MAX_WHOLE_BYTES) return { bytes: Buffer.concat(chunks), isWhole: false };
  }
  return { bytes: Buffer.concat(chunks), isWhole: true };
}

/** Sends what has been received of a response, and passes on the rest if it is not whole. */
export function relayResponse(
  message: IncomingMessage,
  response: ServerResponse,
  { bytes, isWhole }: Received,
  headers: Headers,
): void {
  const hasLength = 'content-length' in headers || bytes.length === 0;
  response.writeHead(message.statusCode ?? 502, {
    ...headers,
    ...(isWhole && !hasLength && { 'content-length': bytes.length }),
  });
  if (isWhole) {
    response.end(bytes);
    return;
  }
  response.write(bytes);
  message.on('error', () => response.destroy());
  message.pipe(response);
}
