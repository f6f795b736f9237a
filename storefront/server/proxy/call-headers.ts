import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { clientAddress } from '../http/client-address.ts';
import type { Headers } from '../http/send-response.ts';
import type { Settings } from '../settings.ts';

const FORWARDED_HEADERS = [
  'accept',
  'authorization',
  'content-type',
  'cookie',
  'idempotency-key',
  'if-none-match',
  'origin',
  'sec-fetch-site',
  'user-agent',
  // `x-signature` signs a notice of a payment, together with its request id and query.
  'x-signature',
] as const;
const LENGTH_HEADERS = ['content-length', 'transfer-encoding'] as const;
const DROPPED_RESPONSE_HEADERS = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'server',
  'x-powered-by',
  'date',
]);
const REQUEST_ID = /^[\w-]{8,64}$/;

const joined = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join(', ') : value;

function pick({ headers }: IncomingMessage, names: readonly string[]): Record<string, string> {
  const found = names.flatMap((name) => {
    const value = joined(headers[name]);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(found);
}

/** Returns the request's id: the client's when it is well-formed, else a new one. */
export function requestIdOf(request: IncomingMessage): string {
  const requestId = joined(request.headers['x-request-id']);
  return requestId && REQUEST_ID.test(requestId) ? requestId : randomUUID();
}

/** Returns the headers of a call to the cms; `body` is the whole body, or undefined for one that is passed on. */
export function headersToCms(
  request: IncomingMessage,
  requestId: string,
  settings: Settings,
  body: Buffer | undefined,
): Record<string, string> {
  const wholeBody: Record<string, string> = body?.length ? { 'content-length': String(body.length) } : {};
  return {
    ...pick(request, FORWARDED_HEADERS),
    ...(body ? wholeBody : pick(request, LENGTH_HEADERS)),
    host: request.headers.host ?? settings.cmsUrl.host,
    'x-forwarded-for': clientAddress(request, settings.behindProxy),
    'x-forwarded-proto': new URL(settings.publicUrl).protocol.replace(':', ''),
    'x-request-id': requestId,
  };
}

/** Returns the headers of the cms's response that the client gets, over the shop's own. */
export function headersToClient(message: IncomingMessage, own: Headers): Headers {
  const forwarded = Object.entries(message.headers).filter(([name]) => !DROPPED_RESPONSE_HEADERS.has(name));
  return { ...own, ...(Object.fromEntries(forwarded) as Headers) };
}
