import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { FORM_OVERHEAD_BYTES, type FileUpload } from '@shop/contract';
import type { ApiResponseCache } from '../cache/api-response-cache.ts';
import { cacheableRead, scopesWrittenBy } from '../cache/cacheable-reads.ts';
import type { ScopeVersions } from '../cache/scope-versions.ts';
import { clientAddress } from '../http/client-address.ts';
import {
  isCmsUnreachable,
  RETRY_AFTER_MS,
  type CmsCall,
  type CmsClient,
  type PoolName,
} from '../http/cms-client.ts';
import { sendResponse, type Headers } from '../http/send-response.ts';
import type { Settings } from '../settings.ts';
import { apiErrorBody, apiErrors, fileTooLarge, type ProxyError } from './api-errors.ts';
import { headersToClient, headersToCms, requestIdOf } from './call-headers.ts';
import { BodyRefused, readWholeBody, takeBody } from './incoming-body.ts';
import { createOpenBodies, type Unfinished } from './open-bodies.ts';
import { receiveResponse, relayResponse } from './relay-response.ts';
import { findAllowedRoute } from './route-allow-list.ts';

const MAX_DISCARDED_BYTES = 64 * 1024 * 1024;
const MAX_WAIT_MS = 10_000;

/**
 * Sends a body before its request has fully arrived, then reads and discards the rest of the request within bounds:
 * a client whose connection is cut while it is sending would never read the response.
 */
function sendEarlyResponse(request: IncomingMessage, response: ServerResponse, body: string): void {
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

// The cms accepts no larger JSON.
const MAX_JSON_BYTES = 512 * 1024;

// Honest bodies arrive within milliseconds, so these places are only ever full of unfinished ones.
const JSON_PLACES = { max: 256, maxPerClient: 256, silenceMs: 0 };
// The cms keeps the forms in memory; a phone may pause for seconds while it changes cells.
const FORM_PLACES = { max: 16, maxPerClient: 6, silenceMs: 3_000 };
const JSON_GRACE_MS = 5_000;
const FORM_GRACE_MS = 15_000;

const DEADLINES_MS: Partial<Record<PoolName, number>> = { health: 3_000, uploads: 150_000 };
const DEADLINE_MS = 30_000;
const HEALTH = /^\/api\/(health|ready)$/;

type Parts = {
  settings: Settings;
  cms: CmsClient;
  versions: ScopeVersions;
  apiCache: ApiResponseCache;
  headers: Headers;
  unfinishedBodies: Unfinished;
  mayRead: (client: string) => boolean;
};
/** A call that the storefront makes for a request of another form. */
type OwnCall = { path: string; json: object };
type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  pathname: string;
  requestId: string;
  ownBody?: Buffer;
  hasFailed?: boolean;
  isRetried?: boolean;
};

const pathnameOf = ({ url = '/' }: IncomingMessage): string => url.split('?', 1)[0] ?? '/';

/** Turns a request into another call; returns the body of that call. */
function asOwnCall(request: IncomingMessage, { path, json }: OwnCall): Buffer {
  request.url = path;
  request.headers['content-type'] = 'application/json';
  return Buffer.from(JSON.stringify(json));
}

const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

function poolOf({ request, pathname }: Exchange): PoolName {
  if (HEALTH.test(pathname)) return 'health';
  return isRead(request) ? 'reads' : 'writes';
}

function cacheableReadOf({ request }: Exchange) {
  const isAnonymousRead =
    request.method === 'GET' && !request.headers.authorization && !request.headers.cookie;
  return isAnonymousRead ? cacheableRead(request.url ?? '') : null;
}

function writeTo(target: ClientRequest, source: IncomingMessage, chunk: Buffer): void {
  if (target.destroyed || target.write(chunk)) return;
  source.pause();
  target.once('drain', () => source.resume());
}

/** Creates the proxy that forwards allowed API calls to the cms. */
export function createApiProxy(parts: Parts) {
  const { settings, cms, versions, apiCache, headers, unfinishedBodies, mayRead } = parts;
  const clientOf = (request: IncomingMessage) => clientAddress(request, settings.behindProxy);
  const openJson = createOpenBodies(JSON_PLACES, unfinishedBodies);
  const openForm = createOpenBodies(FORM_PLACES, unfinishedBodies);
  // In lower case like those of the cms: a header in two spellings would be sent twice.
  const securityHeaders = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );

  function sendError(exchange: Exchange, error: ProxyError, extraHeaders: Headers = {}) {
    const { request, response, requestId } = exchange;
    if (exchange.hasFailed || response.writableEnded || response.destroyed) return;
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
      ...(error.retryAfter && { 'Retry-After': error.retryAfter }),
      ...(request.complete ? {} : { Connection: 'close' }),
      ...extraHeaders,
    });
    if (request.complete || request.method === 'HEAD') response.end(body);
    else sendEarlyResponse(request, response, body);
  }

  function sendStaleCopy(exchange: Exchange): boolean {
    const { request, response } = exchange;
    const read = cacheableReadOf(exchange);
    const stale = read && apiCache.getStale(read.key);
    if (!stale || response.headersSent || response.destroyed) return false;
    sendResponse(request, response, stale);
    return true;
  }

  function handleFailure(exchange: Exchange, error: unknown): void {
    if (error instanceof BodyRefused) return sendError(exchange, error.error);
    if (!sendStaleCopy(exchange)) sendError(exchange, apiErrors.unavailable);
  }

  async function forwardResponse(
    exchange: Exchange,
    call: CmsCall,
    message: IncomingMessage,
    version: number,
  ) {
    const { request, response, pathname, requestId } = exchange;
    const status = message.statusCode ?? 502;
    const read = status === 200 ? cacheableReadOf(exchange) : null;
    const received = await receiveResponse(message);
    if (received.isWhole && read)
      return sendResponse(request, response, apiCache.store(read, received.bytes, version));
    // Before the response is sent, so that the client's next read sees its write.
    if (!isRead(request) && status < 400) versions.increment(scopesWrittenBy(pathname));
    call.clearDeadline();
    const ownHeaders = { ...securityHeaders, 'x-request-id': requestId };
    relayResponse(message, response, received, {
      ...headersToClient(message, ownHeaders),
      'x-request-id': requestId,
    });
  }

  /** Repeats a read whose connection broke, as another cms behind the address may answer; returns whether it does. */
  function retryRead(exchange: Exchange, error: unknown, body?: Buffer): boolean {
    const { request, response, isRetried } = exchange;
    const isOver = response.headersSent || response.destroyed;
    if (!isRead(request) || isRetried || isOver || isCmsUnreachable(error)) return false;
    exchange.isRetried = true;
    wait(RETRY_AFTER_MS)
      .then(() => startCall(exchange, poolOf(exchange), body).end(body))
      .catch((failure: unknown) => handleFailure(exchange, failure));
    return true;
  }

  function startCall(exchange: Exchange, pool: PoolName, body?: Buffer): ClientRequest {
    const { request, response, requestId } = exchange;
    const version = versions.current(cacheableReadOf(exchange)?.scopes ?? []);
    const call = cms.start({
      pool,
      method: request.method ?? 'GET',
      path: request.url ?? '/',
      headers: headersToCms(request, requestId, settings, body),
      deadlineMs: DEADLINES_MS[pool] ?? DEADLINE_MS,
    });
    const fail = (error: unknown) => {
      if (!retryRead(exchange, error, body)) handleFailure(exchange, error);
    };
    call.request.on('error', fail);
    call.request.on('response', (message) => {
      forwardResponse(exchange, call, message, version).catch(fail);
    });
    response.on('close', () => call.request.destroy());
    return call.request;
  }

  // The whole body before the call: a client that stops sending must not hold a socket of the cms.
  async function forwardJson(exchange: Exchange): Promise<void> {
    const { request, response, ownBody } = exchange;
    const received = isRead(request)
      ? Buffer.alloc(0)
      : await readWholeBody(request, {
          openBody: openJson,
          client: clientOf(request),
          maxBytes: MAX_JSON_BYTES,
          tooLarge: apiErrors.bodyTooLarge,
          graceMs: JSON_GRACE_MS,
        });
    const body = ownBody ?? received;
    if (!response.destroyed) startCall(exchange, poolOf(exchange), body).end(body);
  }

  async function forwardForm(exchange: Exchange, upload: FileUpload): Promise<void> {
    const { request } = exchange;
    let target: ClientRequest | undefined;
    const rules = {
      openBody: openForm,
      client: clientOf(request),
      maxBytes: upload.maxBytes + FORM_OVERHEAD_BYTES,
      tooLarge: fileTooLarge(upload),
      graceMs: FORM_GRACE_MS,
    };
    let isRefused = false;
    try {
      await takeBody(request, rules, (stop) => {
        const started = (target = startCall(exchange, 'uploads'));
        // A response before the end of the form refuses it; after a failure nobody drains the pipe that it waits for.
        const endEarly = () => {
          isRefused = !request.complete;
          if (isRefused) stop();
          request.resume();
        };
        started.once('response', endEarly).once('error', endEarly);
        return (chunk) => writeTo(started, request, chunk);
      });
      if (!isRefused) target?.end();
    } catch (error) {
      // The error is sent first: destroying the call fails it as well.
      handleFailure(exchange, error);
      target?.destroy();
    }
  }

  /** Forwards an API call, or one of the storefront's own, to the cms if its method and path are on the route allow-list. */
  return function handleApiCall(request: IncomingMessage, response: ServerResponse, own?: OwnCall): void {
    const ownBody = own && asOwnCall(request, own);
    const pathname = pathnameOf(request);
    const exchange = { request, response, pathname, requestId: requestIdOf(request), ownBody };
    const route = findAllowedRoute(request.method ?? 'GET', pathname);
    if (!route) return sendError(exchange, apiErrors.notFound);
    if ('allowedMethods' in route)
      return sendError(exchange, apiErrors.methodNotAllowed, { Allow: route.allowedMethods.join(', ') });
    // Counted here as in the cms: the reads that it would refuse must not take its sockets from others.
    if (route.isPublicRead && !mayRead(clientOf(request))) return sendError(exchange, apiErrors.tooManyReads);
    const forwarded = route.upload ? forwardForm(exchange, route.upload) : forwardJson(exchange);
    forwarded.catch((error: unknown) => handleFailure(exchange, error));
  };
}

export type ApiProxy = ReturnType<typeof createApiProxy>;
