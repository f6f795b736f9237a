import { randomUUID } from 'node:crypto';
import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import { type FileUpload } from '@shop/contract';
import type { ApiResponseCache } from '../cache/api-response-cache.ts';
import { cacheableRead, scopesWrittenBy } from '../cache/cacheable-reads.ts';
import type { ScopeVersions } from '../cache/scope-versions.ts';
import { clientAddress } from '../http/client-address.ts';
import { CmsUnreachable, readBytes, requestToCms } from '../http/cms-client.ts';
import { sendResponse, type Headers } from '../http/send-response.ts';
import type { Settings } from '../settings.ts';
import { apiErrorBody, apiErrors, fileTooLarge, type ProxyError } from './api-errors.ts';
import { sendEarlyResponse } from './early-response.ts';
import { findAllowedRoute } from './route-allow-list.ts';

const MAX_BODY_BYTES = 1024 * 1024;
const FORM_OVERHEAD_BYTES = 64 * 1024;
const MAX_CACHED_BYTES = 2 * 1024 * 1024;
const TIMEOUT_MS = 30_000;
const UPLOAD_TIMEOUT_MS = 120_000;

const FORWARDED_HEADERS = [
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
const DROPPED_RESPONSE_HEADERS = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'server',
  'x-powered-by',
  'date',
]);
const REQUEST_ID = /^[\w-]{8,64}$/;

type Parts = { settings: Settings; versions: ScopeVersions; apiCache: ApiResponseCache; headers: Headers };
type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  pathname: string;
  requestId: string;
  hasFailed?: boolean;
};

const joined = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join(', ') : value;

function requestIdOf(request: IncomingMessage): string {
  const requestId = joined(request.headers['x-request-id']);
  return requestId && REQUEST_ID.test(requestId) ? requestId : randomUUID();
}

function headersToCms({ request, requestId }: Exchange, settings: Settings): Record<string, string> {
  const forwarded = FORWARDED_HEADERS.flatMap((name) => {
    const value = joined(request.headers[name]);
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    ...Object.fromEntries(forwarded),
    ...(request.headers['transfer-encoding'] && { 'transfer-encoding': 'chunked' }),
    host: request.headers.host ?? settings.cmsUrl.host,
    'x-forwarded-for': clientAddress(request, settings.behindProxy),
    'x-forwarded-proto': new URL(settings.publicUrl).protocol.replace(':', ''),
    'x-request-id': requestId,
  };
}

function cacheableReadOf({ request }: Exchange) {
  const isAnonymousRead =
    request.method === 'GET' && !request.headers.authorization && !request.headers.cookie;
  return isAnonymousRead ? cacheableRead(request.url ?? '') : null;
}

function forwardBody(
  request: IncomingMessage,
  target: ClientRequest,
  maxBytes: number,
  onTooLarge: () => void,
) {
  let size = 0;
  const count = (chunk: Buffer) => {
    size += chunk.length;
    if (size <= maxBytes) return;
    request.off('data', count);
    request.unpipe(target);
    onTooLarge();
    target.destroy();
  };
  request.on('data', count);
  request.pipe(target);
  request.on('error', () => target.destroy());
}

/** Creates the proxy that forwards allowed API calls to the cms. */
export function createApiProxy({ settings, versions, apiCache, headers }: Parts) {
  // In lower case like those of the cms: a header in two spellings would be sent twice.
  const securityHeaders = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );

  function sendError(exchange: Exchange, error: ProxyError, extraHeaders: Headers = {}) {
    const { request, response, requestId } = exchange;
    if (exchange.hasFailed) return;
    exchange.hasFailed = true;
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const body = apiErrorBody(error, requestId);
    response.writeHead(error.status, {
      ...headers,
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Length': Buffer.byteLength(body),
      'X-Request-Id': requestId,
      ...(request.complete ? {} : { Connection: 'close' }),
      ...extraHeaders,
    });
    if (request.complete || request.method === 'HEAD') response.end(body);
    else sendEarlyResponse(request, response, body);
  }

  function responseHeaders(message: IncomingMessage, requestId: string) {
    const forwarded = Object.entries(message.headers).filter(([name]) => !DROPPED_RESPONSE_HEADERS.has(name));
    return { ...securityHeaders, ...Object.fromEntries(forwarded), 'x-request-id': requestId };
  }

  async function forwardResponse(exchange: Exchange, message: IncomingMessage, version: number) {
    const { request, response, pathname, requestId } = exchange;
    const status = message.statusCode ?? 502;
    const read = status === 200 ? cacheableReadOf(exchange) : null;
    if (read) {
      const bytes = await readBytes(message, MAX_CACHED_BYTES);
      return sendResponse(request, response, apiCache.store(read, bytes, version));
    }
    // Before the response is sent, so that the client's next read sees its write.
    if (request.method !== 'GET' && status < 400) versions.increment(scopesWrittenBy(pathname));
    response.writeHead(status, responseHeaders(message, requestId));
    message.pipe(response);
    message.on('error', () => response.destroy());
  }

  function sendStaleCopy(exchange: Exchange): boolean {
    const read = cacheableReadOf(exchange);
    const stale = read && apiCache.getStale(read.key);
    if (stale) sendResponse(exchange.request, exchange.response, stale);
    return Boolean(stale);
  }

  function forward(exchange: Exchange, upload: FileUpload | undefined): void {
    const { request, response } = exchange;
    const maxBytes = upload ? upload.maxBytes + FORM_OVERHEAD_BYTES : MAX_BODY_BYTES;
    const rejectTooLarge = () => sendError(exchange, upload ? fileTooLarge(upload) : apiErrors.bodyTooLarge);
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) return rejectTooLarge();
    const version = versions.current(cacheableReadOf(exchange)?.scopes ?? []);
    const target = requestToCms(settings, {
      method: request.method ?? 'GET',
      path: request.url ?? '/',
      headers: headersToCms(exchange, settings),
      timeoutMs: upload ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS,
    });
    const handleUnreachable = () => {
      if (exchange.hasFailed || response.writableEnded || response.destroyed) return;
      if (!response.headersSent && sendStaleCopy(exchange)) return;
      sendError(exchange, apiErrors.unavailable, { 'Retry-After': '5' });
    };
    target.on('timeout', () => target.destroy(new CmsUnreachable()));
    target.on('error', handleUnreachable);
    target.on(
      'response',
      (message) => void forwardResponse(exchange, message, version).catch(handleUnreachable),
    );
    response.on('close', () => target.destroy());
    forwardBody(request, target, maxBytes, rejectTooLarge);
  }

  /** Forwards an API call to the cms if its method and path are on the route allow-list. */
  return function handleApiCall(request: IncomingMessage, response: ServerResponse, pathname: string): void {
    const exchange = { request, response, pathname, requestId: requestIdOf(request) };
    const route = findAllowedRoute(request.method ?? 'GET', pathname);
    if (!route) return sendError(exchange, apiErrors.notFound);
    if ('allowedMethods' in route)
      return sendError(exchange, apiErrors.methodNotAllowed, { Allow: route.allowedMethods.join(', ') });
    forward(exchange, route.upload);
  };
}

export type ApiProxy = ReturnType<typeof createApiProxy>;
