// @vitest-environment node
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { useStorefront } from '../testing/running-storefront.ts';

const { cms, cmsRequests, get, restart, url } = useStorefront();

test('a page rejects methods other than GET and HEAD', async () => {
  const response = await get('/cart', { method: 'POST', body: 'a=1' });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
});

test('a mail program cancels an alert with one click on the address of its mail', async () => {
  await get('/aviso/cancelar?token=llave%20de%20baja', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  const [call] = cmsRequests('/api/stock-alerts/cancel');
  expect(call?.method).toBe('POST');
  expect(call?.headers['content-type']).toBe('application/json');
  expect(JSON.parse(call?.body ?? '')).toEqual({ token: 'llave de baja' });
});

// @spec 2.1.3
test('a client over the render limit gets a page that reloads itself', async () => {
  await restart({ RATE_LIMIT_FACTOR: '0.01' });
  const responses = [];
  for (const path of ['/', '/cart', '/category/a', '/category/b', '/category/c'])
    responses.push(await get(path));
  const limited = responses.at(-1);
  expect(limited?.status).toBe(429);
  expect(await limited?.text()).toContain('http-equiv="refresh"');
  expect(limited?.headers.get('content-security-policy')).not.toContain('sandbox');
});

test('the liveness address answers without asking the cms', async () => {
  const before = cmsRequests('/').length;
  const response = await get('/livez');
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(cmsRequests('/')).toHaveLength(before);
});

test('hashed files are immutable, pages are revalidated', async () => {
  expect((await get('/assets/main-AbCd1234.js')).headers.get('cache-control')).toContain('immutable');
  // The start guard asks for a lost script in a folder of another name.
  expect(await (await get('/assets/~2/main-AbCd1234.js')).text()).toBe('export {}');
  expect((await get('/assets/~2/gone-AbCd1234.js')).status).toBe(404);
  expect((await get('/')).headers.get('cache-control')).toBe('no-cache');
});

test('the service worker is revalidated and may call its own origin', async () => {
  const { headers } = await get('/service-worker.js');
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('content-security-policy')).toContain("connect-src 'self'");
});

test('only pages of the back office may open the camera', async () => {
  expect((await get('/admin/orders/new')).headers.get('permissions-policy')).toContain('camera=(self)');
  expect((await get('/')).headers.get('permissions-policy')).toContain('camera=()');
});

test('the back office serves its index for all its paths and cannot be framed', async () => {
  for (const path of ['/admin', '/admin/', '/admin/orders/1']) {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Office');
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  }
});

test('robots.txt names the sitemap, which lists products and categories', async () => {
  expect(await (await get('/robots.txt')).text()).toContain('Sitemap: https://shop.example/sitemap.xml');
  const sitemap = await (await get('/sitemap.xml')).text();
  expect(sitemap).toContain('<loc>https://shop.example/product/conjunto-alma</loc>');
  expect(sitemap).toContain('<loc>https://shop.example/category/conjuntos</loc>');
});

test('the sitemap reads all pages of the product list', async () => {
  cms().state.totalPages = 3;
  await get('/sitemap.xml');
  expect(
    ['', '&page=2', '&page=3', '&page=4'].map((page) => cmsRequests(`/api/products?limit=all${page}`).length),
  ).toEqual([3, 1, 1, 0]);
});

test('an HTTP/1.0 request without a Host header is served', async () => {
  const { hostname, port } = url();
  const statusLineOf = async (path: string) => {
    const socket = connect(Number(port), hostname);
    socket.write(`GET ${path} HTTP/1.0\r\n\r\n`);
    return (await text(socket)).split('\r\n', 1)[0];
  };
  expect(await statusLineOf('/api/products')).toBe('HTTP/1.1 200 OK');
  expect(await statusLineOf('/category/conjuntos')).toBe('HTTP/1.1 200 OK');
});
