// @vitest-environment node
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { useStorefront } from '../testing/running-storefront.ts';

const { cms, cmsRequests, get, restart, url } = useStorefront();

async function exchange(...requests: string[]): Promise<string> {
  const socket = connect(Number(url().port), url().hostname);
  // A connection that is cut while it is written to may report an error.
  socket.on('error', () => undefined);
  socket.write(requests.join(''));
  return text(socket).catch(() => '');
}
const CLOSE = 'Host: shop\r\nConnection: close\r\n\r\n';
const statusesIn = (answer: string) =>
  [...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status);

test('a request for a whole URL reaches the cms as a path, whatever host it names', async () => {
  const answer = await exchange(`GET http://evil.example/api/health HTTP/1.1\r\n${CLOSE}`);
  expect(statusesIn(answer)).toEqual(['200']);
  expect(cmsRequests('/api/health')).toHaveLength(1);
  expect(cms().requests.filter(({ url }) => url.includes('evil'))).toEqual([]);
});

test('a page requested by a whole URL is the cached page of its path', async () => {
  await get('/').then((response) => response.text());
  const before = cms().requests.length;
  expect(await exchange(`GET http://evil.example/ HTTP/1.1\r\n${CLOSE}`)).not.toContain('evil.example');
  expect(cms().requests).toHaveLength(before);
});

test('an encoded or dotted spelling of an API path is unknown', async () => {
  for (const path of ['/%61pi/health', '/api/products/../health', '/api/./health', '/api/%68ealth'])
    expect(statusesIn(await exchange(`GET ${path} HTTP/1.1\r\n${CLOSE}`))).toEqual(['404']);
  expect(cmsRequests('/api/health')).toEqual([]);
});

test('requests that arrive together are answered in order, and too many close the connection', async () => {
  const health = 'GET /api/health HTTP/1.1\r\nHost: shop\r\n\r\n';
  const last = `GET /api/users HTTP/1.1\r\n${CLOSE}`;
  expect(statusesIn(await exchange(health, health, last))).toEqual(['200', '200', '404']);
  const before = cmsRequests('/api/health').length;
  await exchange(...Array.from({ length: 100 }, () => health));
  expect(cmsRequests('/api/health').length).toBeLessThan(before + 20);
});

test.each([
  ['headers above 16 kB', `GET / HTTP/1.1\r\nX-Long: ${'x'.repeat(20_000)}\r\n${CLOSE}`, '431'],
  [
    'an upgrade',
    `GET /api/health HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade, close\r\nHost: shop\r\n\r\n`,
    '200',
  ],
  ['two lengths', `POST /api/contact HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n${CLOSE}`, '400'],
  [
    'a length and chunks',
    `POST /api/contact HTTP/1.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n${CLOSE}`,
    '400',
  ],
  [
    'an unknown expectation',
    `POST /api/contact HTTP/1.1\r\nExpect: magic\r\nContent-Length: 2\r\n${CLOSE}`,
    '417',
  ],
  ['the asterisk form', `OPTIONS * HTTP/1.1\r\n${CLOSE}`, '400'],
])('a request with %s is answered without harm', async (_, request, status) => {
  await restart({});
  expect(statusesIn(await exchange(request))).toEqual([status]);
});
