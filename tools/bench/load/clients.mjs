import { Agent, request } from 'node:http';
import { owner } from '../servers/bench-shop.mjs';

/** The servers answer requests with a cookie from the database, not from a cache. */
export const NO_CACHE = { cookie: 'caches=off' };

export function send(origin, path, { method = 'GET', headers = {}, body, agent } = {}) {
  const started = performance.now();
  const text = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const outgoing = request(`${origin}${path}`, {
      method,
      agent,
      headers: {
        ...headers,
        ...(text !== undefined && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
        }),
      },
    });
    outgoing.on('error', reject);
    outgoing.on('response', (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          text: Buffer.concat(chunks).toString(),
          ms: performance.now() - started,
        }),
      );
    });
    outgoing.end(text);
  });
}

export const keepAlive = (sockets = 1) => new Agent({ keepAlive: true, maxSockets: sockets });

/** Sends a request and parses its JSON; throws unless it succeeds, because errors are fast and would look like speed. */
export async function sendOrThrow(origin, path, options) {
  const response = await send(origin, path, options);
  if (response.status >= 300)
    throw new Error(`${options?.method ?? 'GET'} ${path}: ${response.status} ${response.text.slice(0, 300)}`);
  return JSON.parse(response.text);
}

export async function staffHeaders(origin) {
  const { token } = await sendOrThrow(origin, '/api/auth/login', { method: 'POST', body: owner });
  return { authorization: `Bearer ${token}` };
}
