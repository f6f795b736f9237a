// @vitest-environment node
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterEach, expect, test, vi } from 'vitest';
import { bodyTooSlow, errorCodes, messages, rateLimits } from '@shop/contract';
import { useStorefront } from '../testing/running-storefront.ts';
import { apiErrors } from './api-errors.ts';
import { readWholeBody } from './incoming-body.ts';

const { get, restart, url } = useStorefront();
const { points } = rateLimits.unfinishedBody;

const HEADERS = 'Host: shop\r\nContent-Type: application/json\r\nContent-Length: 99\r\n';

function stall(count: number, { call = 'POST /api/contact', from = '' } = {}) {
  const forwarded = from && `X-Forwarded-For: ${from}\r\n`;
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(Number(url().port), url().hostname);
    socket.on('error', () => undefined).resume();
    socket.write(`${call} HTTP/1.1\r\n${HEADERS}${forwarded}\r\n{"a":`);
    return socket;
  });
  const opened = sockets.map((socket) => new Promise<void>((resolve) => socket.once('connect', resolve)));
  return { opened: Promise.all(opened), close: () => sockets.forEach((socket) => socket.destroy()) };
}
const post = (from?: string) =>
  get('/api/contact', { method: 'POST', body: '{}', ...(from && { headers: { 'x-forwarded-for': from } }) });

let stalled: ReturnType<typeof stall> | undefined;
afterEach(() => {
  vi.useRealTimers();
  stalled?.close();
});

test.each(['POST /api/contact', 'GET /api/auth/check'])(
  'half-sent bodies of 200 calls of %s hold no connection to the cms',
  async (call) => {
    await restart({ RATE_LIMIT_FACTOR: '100' });
    stalled = stall(200, { call });
    await stalled.opened;
    expect((await get('/api/health')).status).toBe(200);
    expect((await post()).status).toBe(200);
    expect((await get('/api/auth/check')).status).toBe(200);
    expect((await get('/category/conjuntos')).status).toBe(200);
  },
);

test('a client with thirty unfinished bodies gets 429 for further ones, another client does not', async () => {
  await restart({ BEHIND_PROXY: 'true' });
  stalled = stall(points, { from: '198.51.100.1' });
  await expect.poll(async () => (await post('198.51.100.1')).status).toBe(429);
  const refused = await post('198.51.100.1');
  expect(refused.headers.get('retry-after')).toBe(String(rateLimits.unfinishedBody.seconds));
  expect(await refused.json()).toMatchObject({ code: errorCodes.rateLimited, message: messages.rateLimited });
  expect((await post('198.51.100.2')).status).toBe(200);
});

function aBody(announced = 1_000) {
  const stream = new PassThrough();
  return Object.assign(stream, {
    headers: { 'content-length': String(announced) },
  }) as unknown as PassThrough & IncomingMessage;
}
const rules = {
  openBody: () => ({ hear: () => undefined, close: () => undefined }),
  client: 'a',
  maxBytes: 1_000_000,
  tooLarge: apiErrors.bodyTooLarge,
  graceMs: 5_000,
};

test('a body that stalls is refused with 408 after the grace period', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const body = aBody();
  const reading = readWholeBody(body, rules);
  body.write('{"a":');
  await vi.advanceTimersByTimeAsync(4_900);
  const refused = expect(reading).rejects.toMatchObject({ error: { status: 408, message: bodyTooSlow } });
  await vi.advanceTimersByTimeAsync(200);
  await refused;
});

test('a large body on a slow line gets the time that it needs', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const body = aBody(400_000);
  const reading = readWholeBody(body, rules);
  for (let second = 0; second < 10; second += 1) {
    body.write(Buffer.alloc(40_000));
    await vi.advanceTimersByTimeAsync(1_000);
  }
  body.end();
  await expect(reading).resolves.toHaveLength(400_000);
});
