// @vitest-environment node
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startFakeCms, type FakeCms } from '../testing/fake-cms.ts';
import { openShop, type OpenedShop } from '../testing/running-storefront.ts';

let cms: FakeCms;
let shop: OpenedShop;
const get = (url: string, init?: RequestInit) => shop.get(url, init);
const asked = (url: string) => cms.seen.filter((call) => call.url.startsWith(url)).length;

async function open(environment: Record<string, string> = {}) {
  shop = await openShop(cms, environment);
}

beforeEach(async () => {
  cms = await startFakeCms();
  await open();
});
afterEach(async () => {
  await shop.close();
  await cms.stop();
});

test('a page is read and nothing else, and who tries is told so', async () => {
  const answer = await get('/cart', { method: 'POST', body: 'a=1' });
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('GET, HEAD');
});

test('who asks for too much is sent a page that comes back by itself', async () => {
  await shop.close();
  await open({ RATE_LIMIT_FACTOR: '0.01' });
  const answers = [];
  for (const url of ['/', '/cart', '/category/a', '/category/b', '/category/c']) answers.push(await get(url));
  const refused = answers.at(-1);
  expect(refused?.status).toBe(429);
  expect(await refused?.text()).toContain('http-equiv="refresh"');
  expect(refused?.headers.get('content-security-policy')).not.toContain('sandbox');
});

test('robots and the map of the shop name its pages', async () => {
  expect(await (await get('/robots.txt')).text()).toContain('Sitemap: https://shop.example/sitemap.xml');
  const map = await (await get('/sitemap.xml')).text();
  expect(map).toContain('<loc>https://shop.example/product/conjunto-alma</loc>');
  expect(map).toContain('<loc>https://shop.example/category/conjuntos</loc>');
});

test('the map goes on where a list of the API ends', async () => {
  cms.state.totalPages = 3;
  await get('/sitemap.xml');
  expect(
    ['', '&page=2', '&page=3', '&page=4'].map((page) => asked(`/api/products?limit=all${page}`)),
  ).toEqual([3, 1, 1, 0]);
});

test('a probe in HTTP/1.0, which names no host, is answered like everybody', async () => {
  const { hostname, port } = new URL(shop.base);
  const answerTo = async (path: string) => {
    const socket = connect(Number(port), hostname);
    socket.write(`GET ${path} HTTP/1.0\r\n\r\n`);
    return (await text(socket)).split('\r\n', 1)[0];
  };
  expect(await answerTo('/api/products')).toBe('HTTP/1.1 200 OK');
  expect(await answerTo('/category/conjuntos')).toBe('HTTP/1.1 200 OK');
});
