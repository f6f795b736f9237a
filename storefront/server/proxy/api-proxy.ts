import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { UPLOAD_MAX_BYTES } from '@shop/contract';
import { allowedCall } from './route-allow-list.ts';
import type { ApiCopies } from '../cache/api-response-cache.ts';
import { refusal, type Refusal } from './api-error-response.ts';
import { clientAddress } from '../http/client-address.ts';
import { bytesOf, CmsAway, requestToCms } from '../http/cms-client.ts';
import { endAfterBody } from './early-response.ts';
import type { Freshness } from '../cache/scope-versions.ts';
import { publicRead, scopesWrittenBy } from '../cache/cacheable-reads.ts';
import { send } from '../http/send-response.ts';
import type { Settings } from '../settings.ts';

const MAX_BODY = 1024 * 1024;
const MAX_UPLOAD = UPLOAD_MAX_BYTES + 64 * 1024;
const MAX_COPY = 2 * 1024 * 1024;
const TIMEOUT_MS = 30_000;
const UPLOAD_TIMEOUT_MS = 120_000;

const PASSED_ON = [
  'accept',
  'authorization',
  'content-length',
  'content-type',
  'cookie',
  'idempotency-key',
  'if-none-match',
  'origin',
  'sec-fetch-site',
  'user-agent',
] as const;
const KEPT_HERE = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'server',
  'x-powered-by',
  'date',
]);
const REQUEST_ID = /^[\w-]{8,64}$/;

type Parts = { settings: Settings; freshness: Freshness; copies: ApiCopies; headers: Record<string, string> };
type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  pathname: string;
  requestId: string;
  refused?: boolean;
};

const one = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join(', ') : value;

function requestIdOf(request: IncomingMessage): string {
  const given = one(request.headers['x-request-id']);
  return given && REQUEST_ID.test(given) ? given : randomUUID();
}

function headersToCms({ request, requestId }: Exchange, settings: Settings): Record<string, string> {
  const passed = PASSED_ON.flatMap((name) => {
    const value = one(request.headers[name]);
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    ...Object.fromEntries(passed),
    ...(request.headers['transfer-encoding'] && { 'transfer-encoding': 'chunked' }),
    host: request.headers.host ?? settings.cmsUrl.host,
    'x-forwarded-for': clientAddress(request, settings.behindProxy),
    'x-forwarded-proto': new URL(settings.publicUrl).protocol.replace(':', ''),
    'x-request-id': requestId,
  };
}

/** Forwards what is allowed to the cms, and nothing else. */
export function createProxy({ settings, freshness, copies, headers }: Parts) {
  const guarding = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );

  function refuse(exchange: Exchange, kind: Refusal, more: Record<string, string> = {}) {
    const { request, response, requestId, refused } = exchange;
    if (refused) return;
    exchange.refused = true;
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const { status, body } = refusal(kind, requestId);
    response.writeHead(status, {
      ...headers,
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Length': Buffer.byteLength(body),
      'X-Request-Id': requestId,
      ...(request.complete ? {} : { Connection: 'close' }),
      ...more,
    });
    if (request.complete || request.method === 'HEAD') response.end(body);
    else endAfterBody(request, response, body);
  }

  // Names in one spelling, or a header that both sides set would be sent twice. What the cms says of its answer holds.
  function answerHeaders(message: IncomingMessage, requestId: string) {
    const own = Object.entries(message.headers).filter(([name]) => !KEPT_HERE.has(name));
    return { ...guarding, ...Object.fromEntries(own), 'x-request-id': requestId };
  }

  function readKey({ request }: Exchange) {
    const plain = request.method === 'GET' && !request.headers.authorization && !request.headers.cookie;
    return plain ? publicRead(request.url ?? '') : null;
  }

  async function passOn(exchange: Exchange, message: IncomingMessage, stamp: number) {
    const { request, response, pathname, requestId } = exchange;
    const status = message.statusCode ?? 502;
    const read = status === 200 ? readKey(exchange) : null;
    if (read) {
      return send(request, response, copies.keep(read, await bytesOf(message, MAX_COPY), stamp));
    }
    // A write is seen from the next read on: the copies go before its answer does.
    if (request.method !== 'GET' && status < 400) freshness.changed(scopesWrittenBy(pathname));
    response.writeHead(status, answerHeaders(message, requestId));
    message.pipe(response);
    message.on('error', () => response.destroy());
  }

  function olderCopy(exchange: Exchange): boolean {
    const read = readKey(exchange);
    const copy = read && copies.older(read.key);
    if (copy) send(exchange.request, exchange.response, copy);
    return Boolean(copy);
  }

  function pump(
    { request }: Exchange,
    target: ReturnType<typeof requestToCms>,
    limit: number,
    tooLarge: () => void,
  ) {
    let size = 0;
    const count = (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) return;
      request.off('data', count);
      request.unpipe(target);
      tooLarge();
      target.destroy();
    };
    request.on('data', count);
    request.pipe(target);
    request.on('error', () => target.destroy());
  }

  /** Sends the request on as it is and its answer back as it comes. */
  function forward(exchange: Exchange, multipart: boolean): void {
    const { request, response } = exchange;
    const limit = multipart ? MAX_UPLOAD : MAX_BODY;
    const tooLarge = multipart ? 'fileTooLarge' : 'bodyTooLarge';
    if (Number(request.headers['content-length'] ?? 0) > limit) return refuse(exchange, tooLarge);
    const stamp = freshness.stamp(readKey(exchange)?.scopes ?? []);
    const target = requestToCms(settings, {
      method: request.method ?? 'GET',
      path: request.url ?? '/',
      headers: headersToCms(exchange, settings),
      timeoutMs: multipart ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS,
    });
    const away = () => {
      if (exchange.refused || response.writableEnded || response.destroyed) return;
      if (!response.headersSent && olderCopy(exchange)) return;
      refuse(exchange, 'unavailable', { 'Retry-After': '5' });
    };
    target.on('timeout', () => target.destroy(new CmsAway()));
    target.on('error', away);
    target.on('response', (message) => void passOn(exchange, message, stamp).catch(away));
    response.on('close', () => target.destroy());
    pump(exchange, target, limit, () => refuse(exchange, tooLarge));
  }

  return {
    /** A call of the API: what the contract's table does not name does not exist. */
    call(request: IncomingMessage, response: ServerResponse, pathname: string): void {
      const exchange = { request, response, pathname, requestId: requestIdOf(request) };
      const allowed = allowedCall(request.method ?? 'GET', pathname);
      if (!allowed) return refuse(exchange, 'notFound');
      if ('allow' in allowed) return refuse(exchange, 'method', { Allow: allowed.allow.join(', ') });
      forward(exchange, allowed.multipart);
    },
  };
}

export type Proxy = ReturnType<typeof createProxy>;
