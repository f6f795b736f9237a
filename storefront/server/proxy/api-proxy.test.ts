// @vitest-environment node
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { bodyTooLarge, importFileMessages, messages } from '@shop/contract';
import { aProduct } from '@shop/web-kit/testing';
import { useStorefront } from '../testing/running-storefront.ts';

const { cms, cmsRequests, get, getHtml, restart, url } = useStorefront();

test('the API proxy makes a write visible to the next read of every client', async () => {
  await get('/api/products').then((response) => response.json());
  cms().state.products = [aProduct({ title: 'Body Sol' })];
  await get('/api/orders', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } });
  expect(await (await get('/api/products')).text()).toContain('Body Sol');
  expect(await getHtml('/')).toContain('Body Sol');
});

test('the API proxy serves cacheable reads from the cache, but not those of a session', async () => {
  await get('/api/products?page=1&limit=12');
  await get('/api/products?limit=12&page=1');
  expect(cmsRequests('/api/products?')).toHaveLength(1);
  await get('/api/products?page=1&limit=12', { headers: { authorization: 'Bearer x' } });
  expect(cmsRequests('/api/products?')).toHaveLength(2);
});

test('the storefront serves cached pages and reads while the cms is unreachable, and 503 for others', async () => {
  await getHtml('/');
  await get('/api/content');
  await cms().stop();
  expect((await get('/')).status).toBe(200);
  expect((await get('/api/content')).status).toBe(200);
  const uncached = await get('/product/never-seen');
  expect(uncached.status).toBe(503);
  expect(await uncached.text()).toContain('Volvemos en un momento');
  const order = await get('/api/orders', { method: 'POST', body: '{}' });
  expect(order.status).toBe(503);
  expect(await order.json()).toMatchObject({ status: 'error', code: 'UNAVAILABLE' });
});

test('a read whose connection to one of several cms breaks is answered by another, a write is not sent twice', async () => {
  cms().state.breaking = 1;
  expect((await get('/api/products?limit=5')).status).toBe(200);
  cms().state.breaking = 1;
  expect((await get('/product/conjunto-alma')).status).toBe(200);
  cms().state.breaking = 2;
  expect((await get('/api/products?limit=6')).status).toBe(503);
  cms().state.breaking = 1;
  expect((await get('/api/orders', { method: 'POST', body: '{}' })).status).toBe(503);
  expect(cmsRequests('/api/orders')).toHaveLength(1);
});

test('the API proxy refuses reads beyond the limit of an address without asking the cms', async () => {
  await restart({ BEHIND_PROXY: 'true' });
  const readAs = (address: string, path = '/api/products?limit=all') =>
    get(path, { headers: { 'x-forwarded-for': address, cookie: 'a=1' } });
  const flood = await Promise.all(Array.from({ length: 310 }, () => readAs('203.0.113.1')));
  const refused = flood.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(10);
  expect(refused[0]?.headers.get('retry-after')).toBe('60');
  expect(await refused[0]?.json()).toMatchObject({ code: 'RATE_LIMITED', message: messages.rateLimited });
  expect(cmsRequests('/api/products')).toHaveLength(300);
  expect((await readAs('203.0.113.2')).status).toBe(200);
  expect((await readAs('203.0.113.1', '/api/health')).status).toBe(200);
});

test('the API proxy forwards only methods and paths of the route allow-list', async () => {
  const unknown = await get('/api/users');
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toMatchObject({ status: 'error', code: 'NOT_FOUND' });
  const method = await get('/api/content', { method: 'DELETE' });
  expect(method.status).toBe(405);
  expect(method.headers.get('allow')).toBe('GET, HEAD, PUT');
  expect(await method.json()).toMatchObject({ status: 'error', code: 'METHOD_NOT_ALLOWED' });
  for (const path of [
    '/api/internal/changes',
    '/internal/changes',
    '/api/content-type-builder',
    '/api//content',
  ])
    expect((await get(path)).status).toBe(404);
  expect(cms().requests.filter(({ url }) => url.includes('users') || url.includes('builder'))).toEqual([]);
});

test('the API proxy drops forged internal headers', async () => {
  await get('/api/health', {
    headers: { 'x-forwarded-for': '1.2.3.4', 'x-internal-secret': 'guess', 'x-real-ip': '1.2.3.4' },
  });
  const { headers } = cms().requests.at(-1)!;
  expect(headers['x-forwarded-for']).toBe('127.0.0.1');
  expect(headers['x-internal-secret']).toBeUndefined();
  expect(headers['x-real-ip']).toBeUndefined();
});

test('the API proxy takes the last forwarded hop as the client when it runs behind a proxy', async () => {
  await restart({ BEHIND_PROXY: 'true' });
  await get('/api/health', { headers: { 'x-forwarded-for': '6.6.6.6, 200.1.2.3' } });
  expect(cms().requests.at(-1)?.headers['x-forwarded-for']).toBe('200.1.2.3');
});

test('the API proxy rejects a body larger than 1 MB before it reaches the cms', async () => {
  const response = await get('/api/contact', { method: 'POST', body: 'x'.repeat(1024 * 1024 + 1) });
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ code: 'VALIDATION', message: bodyTooLarge });
  expect(cmsRequests('/api/contact')).toHaveLength(0);
});

test.each([
  ['/api/upload/proof', 5, messages.uploadTooLarge],
  ['/api/products/import/file', 10, importFileMessages.tooLarge],
])(
  'the API proxy accepts forms on %s of %i MB and overhead, and rejects larger ones',
  async (path, megabytes, message) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const send = (overhead: number) =>
      get(path, { method: 'POST', body: 'x'.repeat(megabytes * 1024 * 1024 + overhead), headers });
    const accepted = await send(64 * 1024);
    expect(accepted.status).not.toBe(413);
    expect(cmsRequests(path)).toHaveLength(1);
    const rejected = await send(64 * 1024 + 1);
    expect(rejected.status).toBe(413);
    expect(await rejected.json()).toMatchObject({ code: 'UPLOAD_TOO_LARGE', message });
    expect(cmsRequests(path)).toHaveLength(1);
  },
);

test.each([
  ['keep-alive', [413]],
  // An answer that the cms sends before it closes may be lost.
  ['close', [413, 503]],
] as const)(
  'an upload that the cms refuses early (%s) is answered each of 30 times, and holds no place',
  async (connection, statuses) => {
    cms().state.refusesUploads = connection;
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    for (let time = 0; time < 30; time += 1) {
      const init = { method: 'POST', body: 'x'.repeat(5_300_000), headers };
      const response = await get('/api/upload/proof', init);
      expect(statuses).toContain(response.status);
      await response.text();
    }
  },
);

test('the API proxy counts the bytes of a form without announced length', async () => {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += 1;
      if (sent > 12) controller.close();
      else controller.enqueue(new Uint8Array(1024 * 1024));
    },
  });
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const init = { method: 'POST', body, headers, duplex: 'half' };
  const response = await get('/api/products/import/file', init as RequestInit);
  expect(response.status).toBe(413);
  expect(cmsRequests('/api/products/import/file')).toHaveLength(0);
});

test('the API proxy forwards idempotency key, request id and origin headers', async () => {
  const headers = {
    'idempotency-key': 'k-1',
    origin: 'https://evil.example',
    'sec-fetch-site': 'cross-site',
    'x-request-id': 'abcdefgh-1',
    'content-type': 'application/json',
  };
  const response = await get('/api/orders', { method: 'POST', body: '{"a":1}', headers });
  expect(response.headers.get('x-request-id')).toBe('abcdefgh-1');
  expect(cms().requests.at(-1)).toMatchObject({ body: '{"a":1}', headers });
});

// @spec E.9
test('the API proxy forwards the notice of a payment with all that its signature covers', async () => {
  const path = '/api/payments/mercado-pago/notifications?source_news=webhooks&data.id=123&type=payment';
  const requestId = 'bb56a2f1-6aae-46ac-982e-9dcd3581d08e';
  await get(path, {
    method: 'POST',
    body: '{"type":"payment"}',
    headers: { 'content-type': 'application/json', 'x-signature': 'ts=1,v1=abc', 'x-request-id': requestId },
  });
  const [received] = cmsRequests('/api/payments');
  expect(received?.url).toBe(path);
  expect(received?.headers).toMatchObject({ 'x-signature': 'ts=1,v1=abc', 'x-request-id': requestId });
});

test('the picture proxy serves pictures as immutable from its cache, and nothing else', async () => {
  const picture = await get('/uploads/pictures/a.jpg');
  expect(picture.status).toBe(200);
  expect(picture.headers.get('cache-control')).toContain('immutable');
  await get('/uploads/pictures/a.jpg');
  expect(cmsRequests('/uploads/pictures/a.jpg')).toHaveLength(1);
  for (const path of ['/uploads/proofs/..%2f..%2fsecrets.json', '/uploads/.htaccess'])
    expect((await get(path)).status).toBe(404);
});

test('a burst of writes waits in line at a few connections to the cms', async () => {
  await get('/api/health').then((response) => response.text());
  const before = cms().connections();
  cms().state.delayMs = 30;
  const send = () => get('/api/orders', { method: 'POST', body: '{}' }).then((response) => response.text());
  await Promise.all(Array.from({ length: 100 }, send));
  expect(cmsRequests('/api/orders')).toHaveLength(100);
  expect(cms().connections() - before).toBeLessThanOrEqual(16);
});

test('clients that read no response hold no connection to the cms', async () => {
  cms().state.products = [aProduct({ description: 'x'.repeat(1_500_000) })];
  const request = 'GET /api/products HTTP/1.1\r\nHost: shop\r\nCookie: a=1\r\n\r\n';
  const sockets = Array.from({ length: 80 }, () => {
    const socket = connect(Number(url().port), url().hostname).on('error', () => undefined);
    socket.pause().write(request.repeat(4));
    return socket;
  });
  await expect.poll(() => cmsRequests('/api/products').length).toBeGreaterThanOrEqual(80);
  const another = await get('/api/products', { headers: { cookie: 'a=1' } });
  expect(another.status).toBe(200);
  await another.text();
  sockets.forEach((socket) => socket.destroy());
});

test('the API proxy passes on a response of several megabytes', async () => {
  cms().state.products = [aProduct({ description: 'x'.repeat(5_000_000) })];
  const whole = await (await get('/api/products', { headers: { cookie: 'a=1' } })).text();
  expect(JSON.parse(whole)).toMatchObject({ payload: cms().state.products });
  expect(await (await get('/api/products')).text()).toBe(whole);
});
