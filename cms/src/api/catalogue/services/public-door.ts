import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Core } from '@strapi/strapi';
import { secret } from '../../../shared/environment';
import { asApiError, errorBody } from '../../../shared/error-answer';
import { rateLimited, type ApiError } from '../../../shared/http-errors';
import { noteAnswer } from '../../../shared/metrics';
import { publicReadWait } from '../../../shared/public-reads';
import { apiSecurityHeaders } from '../../../shared/security-headers';
import { timingSafeEqualText } from '../../../shared/signature';
import { catalogue } from '../../../shared/shop-services';
import { etagOf, holds, REVALIDATED } from '../../../shared/text-answer';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;
type Read = () => Promise<string>;

const ROOT = '/api/products';
const guarding = Object.entries(apiSecurityHeaders);
const notForShoppers: ReadonlySet<string> = new Set(['export', 'deleted']);
const SAFE_ID = /^[\w-]{8,64}$/;

const headerOf = (request: IncomingMessage, name: string): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
};

function detailOf(segment: string): Read | null {
  // Some lists are for staff only, and a path that cannot be decoded is for the error envelope.
  if (segment === '' || notForShoppers.has(segment) || /[/%]/.test(segment)) return null;
  return () => catalogue().detail(segment, false);
}

// Staff carry a token: what they may see is decided behind the policies, on the ordinary way.
function publicRead(request: IncomingMessage): Read | null {
  const { method, url = '' } = request;
  if ((method !== 'GET' && method !== 'HEAD') || !url.startsWith(ROOT)) return null;
  if (request.headers.authorization !== undefined) return null;
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  if (path === ROOT) return () => catalogue().list(mark < 0 ? '' : url.slice(mark + 1), false);
  if (path === `${ROOT}/count`) return () => catalogue().count(false);
  return path.startsWith(`${ROOT}/`) ? detailOf(path.slice(ROOT.length + 1)) : null;
}

function routeOf(url: string): string {
  const [path = ''] = url.split('?', 1);
  return path === ROOT || path === `${ROOT}/count` ? path : `${ROOT}/:id`;
}

// The storefront is the only one who reaches this port, and its last hop is the visitor it speaks for.
const addressOf = (request: IncomingMessage): string =>
  headerOf(request, 'x-forwarded-for').split(',').at(-1)?.trim() || (request.socket.remoteAddress ?? '');

function refuseTooMany(request: IncomingMessage): void {
  const given = headerOf(request, 'x-internal-secret');
  if (given && timingSafeEqualText(given, secret('INTERNAL_SECRET'))) return;
  const wait = publicReadWait(addressOf(request));
  if (wait > 0) throw rateLimited(wait);
}

function send(request: IncomingMessage, response: ServerResponse, status: number, body: string): void {
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  for (const [name, value] of guarding) response.setHeader(name, value);
  response.statusCode = status;
  if (status === 304) return void response.end();
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.end(request.method === 'HEAD' ? undefined : body);
}

function sendFault(request: IncomingMessage, response: ServerResponse, cause: unknown, id: string): ApiError {
  const error = asApiError(cause);
  if (error.status === 500) strapi.log.error(`${id} catalogue ${cause instanceof Error ? cause.stack : ''}`);
  if (error.retryAfter !== undefined) response.setHeader('Retry-After', String(error.retryAfter));
  response.setHeader('Cache-Control', 'no-store');
  send(request, response, error.status, JSON.stringify(errorBody(error, id)));
  return error;
}

async function answer(request: IncomingMessage, response: ServerResponse, read: Read): Promise<void> {
  const given = headerOf(request, 'x-request-id');
  const id = SAFE_ID.test(given) ? given : randomUUID();
  const started = performance.now();
  let code: string | undefined;
  response.setHeader('X-Request-Id', id);
  try {
    refuseTooMany(request);
    const body = await read();
    const etag = etagOf(body);
    response.setHeader('Cache-Control', REVALIDATED);
    response.setHeader('ETag', etag);
    send(request, response, holds(request.headers['if-none-match'], etag) ? 304 : 200, body);
  } catch (cause) {
    ({ code } = sendFault(request, response, cause, id));
  }
  const seconds = (performance.now() - started) / 1000;
  const { method = 'GET', url = '' } = request;
  noteAnswer({ id, method, route: routeOf(url), status: response.statusCode, seconds, code });
}

/**
 * Answers what shoppers read of the catalogue before any of Strapi's middlewares runs: the products were
 * rendered when they were written, so that the ordinary way would cost twenty times the answer itself.
 */
export function openPublicDoor(strapi: Core.Strapi): void {
  const { httpServer } = strapi.server;
  const ordinary = httpServer.listeners('request') as Listener[];
  httpServer.removeAllListeners('request');
  httpServer.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const read = publicRead(request);
    if (read) return void answer(request, response, read);
    for (const listener of ordinary) listener.call(httpServer, request, response);
  });
}
