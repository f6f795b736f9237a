import { Agent, request } from 'node:http';
import { owner } from './servers.mjs';

/** A caller with a cookie is never served from a copy: each request goes through to the database. */
export const NO_COPIES = { cookie: 'caches=off' };

/** Calls and answers status, text and the milliseconds it took. */
export function ask(origin, path, { method = 'GET', headers = {}, body, agent } = {}) {
  const started = performance.now();
  const text = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const call = request(`${origin}${path}`, {
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
    call.on('error', reject);
    call.on('response', (response) => {
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
    call.end(text);
  });
}

export const keepAlive = (sockets = 1) => new Agent({ keepAlive: true, maxSockets: sockets });

/** The same, where anything but a good answer ends the bench: a refusal is fast, and would look like a fast server. */
export async function askWell(origin, path, options) {
  const answer = await ask(origin, path, options);
  if (answer.status >= 300)
    throw new Error(`${options?.method ?? 'GET'} ${path}: ${answer.status} ${answer.text.slice(0, 300)}`);
  return JSON.parse(answer.text);
}

/** The headers of a member of the staff. */
export async function staffHeaders(origin) {
  const { token } = await askWell(origin, '/api/auth/login', { method: 'POST', body: owner });
  return { authorization: `Bearer ${token}` };
}
