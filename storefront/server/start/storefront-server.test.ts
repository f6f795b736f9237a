// @vitest-environment node
import { request, type IncomingMessage } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bodyTooLarge } from '@shop/contract';
import { aProduct, aSiteContent } from '@shop/web-kit/testing';
import { startFakeCms, type FakeCms } from '../testing/fake-cms.ts';
import { openShop, type OpenedShop } from '../testing/running-storefront.ts';

let cms: FakeCms;
let shop: OpenedShop;

async function open(environment: Record<string, string> = {}) {
  shop = await openShop(cms, environment);
}

const get = (url: string, init?: RequestInit) => shop.get(url, init);
const html = (url: string) => shop.html(url);
const asked = (url: string) => cms.seen.filter((call) => call.url.startsWith(url)).length;

beforeEach(async () => {
  cms = await startFakeCms();
  await open();
});
afterEach(async () => {
  await shop.close();
  await cms.stop();
});

test('the home page arrives rendered, with its data, its head and a policy without inline script', async () => {
  const answer = await get('/');
  const page = await answer.text();
  expect(answer.status).toBe(200);
  expect(page).toContain('Conjunto Alma');
  expect(page).toContain('<link rel="canonical" href="https://shop.example/">');
  expect(page).toContain('"@type":"ClothingStore"');
  const policy = answer.headers.get('content-security-policy');
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'self'");
});

test('a link to a category shows one of its products', async () => {
  const preview = /og:image" content="([^"]*)"/.exec(await html('/category/conjuntos'))?.[1];
  expect(preview).toMatch(/^https:\/\/shop\.example\/.+\.jpg$/);
  cms.state.products = [];
  expect(await html('/category/bodies')).toContain('og:image" content="https://shop.example/assets/hero');
});

test('text that looks like the end of a script stays text', async () => {
  const slogan = '</script><script>alert(1)</script>';
  cms.state.content = aSiteContent({ hero: { ...aSiteContent().hero, slogan } });
  expect(await html('/')).not.toContain('<script>alert(1)');
});

test('a page is rendered once for many visitors, whatever their advertisers add to the address', async () => {
  await html('/');
  const before = cms.seen.length;
  await Promise.all(['/', '/?utm_source=x', '/?fbclid=1'].map(html));
  expect(cms.seen.length).toBe(before);
});

test('who has the page already is told so, and what is sent is compressed', async () => {
  const first = await get('/', { headers: { 'accept-encoding': 'br' } });
  expect(first.headers.get('content-encoding')).toBe('br');
  await first.text();
  const again = await get('/', { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
});

test('a change that the cms tells of is in the next page', async () => {
  await html('/');
  cms.state.content = aSiteContent({ hero: { ...aSiteContent().hero, slogan: 'Nueva temporada' } });
  cms.change('content');
  await expect.poll(() => html('/')).toContain('temporada');
});

test('a write that passes through is seen by the very next reader', async () => {
  await get('/api/products').then((answer) => answer.json());
  cms.state.products = [aProduct({ title: 'Body Sol' })];
  await get('/api/orders', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } });
  expect(await (await get('/api/products')).text()).toContain('Body Sol');
  expect(await html('/')).toContain('Body Sol');
});

test('public reads are answered from a copy; with a session they always ask', async () => {
  await get('/api/products?page=1&limit=12');
  await get('/api/products?limit=12&page=1');
  expect(asked('/api/products?')).toBe(1);
  await get('/api/products?page=1&limit=12', { headers: { authorization: 'Bearer x' } });
  expect(asked('/api/products?')).toBe(2);
});

test('while the cms is away shoppers keep browsing what is known, and are told plainly otherwise', async () => {
  await html('/');
  await get('/api/content');
  await cms.stop();
  expect((await get('/')).status).toBe(200);
  expect((await get('/api/content')).status).toBe(200);
  const unknown = await get('/product/never-seen');
  expect(unknown.status).toBe(503);
  expect(await unknown.text()).toContain('Volvemos en un momento');
  const order = await get('/api/orders', { method: 'POST', body: '{}' });
  expect(order.status).toBe(503);
  expect(await order.json()).toMatchObject({ status: 'error', code: 'UNAVAILABLE' });
});

test('only the calls of the contract pass', async () => {
  const missing = await get('/api/users');
  expect(missing.status).toBe(404);
  expect(await missing.json()).toMatchObject({ status: 'error', code: 'NOT_FOUND' });
  const method = await get('/api/content', { method: 'DELETE' });
  expect(method.status).toBe(405);
  expect(method.headers.get('allow')).toBe('GET, HEAD, PUT');
  expect(await method.json()).toMatchObject({ status: 'error', code: 'METHOD_NOT_ALLOWED' });
  for (const url of [
    '/api/internal/changes',
    '/internal/changes',
    '/api/content-type-builder',
    '/api//content',
  ])
    expect((await get(url)).status).toBe(404);
  expect(cms.seen.filter(({ url }) => url.includes('users') || url.includes('builder'))).toEqual([]);
});

test('what a visitor pretends to be stays outside', async () => {
  await get('/api/health', {
    headers: { 'x-forwarded-for': '1.2.3.4', 'x-internal-secret': 'guess', 'x-real-ip': '1.2.3.4' },
  });
  const { headers } = cms.seen.at(-1)!;
  expect(headers['x-forwarded-for']).toBe('127.0.0.1');
  expect(headers['x-internal-secret']).toBeUndefined();
  expect(headers['x-real-ip']).toBeUndefined();
});

test('behind a proxy, the last hop is the visitor', async () => {
  await shop.close();
  await open({ BEHIND_PROXY: 'true' });
  await get('/api/health', { headers: { 'x-forwarded-for': '6.6.6.6, 200.1.2.3' } });
  expect(cms.seen.at(-1)?.headers['x-forwarded-for']).toBe('200.1.2.3');
});

test('a body beyond the limit is refused before it reaches the cms', async () => {
  const answer = await get('/api/contact', { method: 'POST', body: 'x'.repeat(1024 * 1024 + 1) });
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ code: 'VALIDATION', message: bodyTooLarge });
  expect(asked('/api/contact')).toBe(0);
});

test('a call keeps its key, its own id and what the browser says of where it comes from', async () => {
  const headers = {
    'idempotency-key': 'k-1',
    origin: 'https://evil.example',
    'sec-fetch-site': 'cross-site',
    'x-request-id': 'abcdefgh-1',
    'content-type': 'application/json',
  };
  const answer = await get('/api/orders', { method: 'POST', body: '{"a":1}', headers });
  expect(answer.headers.get('x-request-id')).toBe('abcdefgh-1');
  expect(cms.seen.at(-1)).toMatchObject({ body: '{"a":1}', headers });
});

test('an unknown path shows the home page as missing; a missing file is no page', async () => {
  const unknown = await get('/nada/de/nada');
  expect(unknown.status).toBe(404);
  expect(await unknown.text()).toContain('Nuestros Productos');
  for (const url of ['/wp-login.php', '/assets/old-12345678.js', '/.env', '/admin/assets/old.js']) {
    const file = await get(url);
    expect(file.status).toBe(404);
    expect(file.headers.get('content-type')).toContain('text/plain');
  }
  const visited = await get('/index.php', { headers: { accept: 'text/html,*/*;q=0.8' } });
  expect(visited.status).toBe(404);
  expect(await visited.text()).toContain('Nuestros Productos');
});

test('an absent product is a page that says so, with its status', async () => {
  const answer = await get('/product/nada');
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('Producto no encontrado');
});

test('an address that nobody can mean is missing, neither a fault nor a closed shop', async () => {
  const long = 'x'.repeat(450);
  for (const url of [
    '/product/%00',
    '/product/count',
    '/product/export',
    `/product/${long}`,
    `/product/${'x'.repeat(300)}`,
    `/?categoria=conjuntos&talle=${long}`,
  ])
    expect([url, (await get(url)).status]).toEqual([url, 404]);
  const { port } = new URL(shop.base);
  const bare = await new Promise<IncomingMessage>((answered) => {
    request({ port, path: '//' }, answered).end();
  });
  expect(bare.resume().statusCode).toBe(404);
});

test("a product's id leads to its address", async () => {
  const answer = await get(`/product/${aProduct()._id}`);
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe('/product/conjunto-alma');
});

test('a category in other capitals leads to its address', async () => {
  const answer = await get('/category/CONJUNTOS');
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe('/category/conjuntos');
});

test('files with a fingerprint are kept for ever, pages are asked for again', async () => {
  expect((await get('/assets/main-AbCd1234.js')).headers.get('cache-control')).toContain('immutable');
  expect((await get('/')).headers.get('cache-control')).toBe('no-cache');
});

test('the back office answers every path of its own, and nobody frames it', async () => {
  for (const url of ['/admin', '/admin/', '/admin/orders/1']) {
    const answer = await get(url);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('Office');
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  }
});

test('pictures pass and stay; what is no picture does not pass', async () => {
  const picture = await get('/uploads/pictures/a.jpg');
  expect(picture.status).toBe(200);
  expect(picture.headers.get('cache-control')).toContain('immutable');
  await get('/uploads/pictures/a.jpg');
  expect(asked('/uploads/pictures/a.jpg')).toBe(1);
  for (const url of ['/uploads/proofs/..%2f..%2fsecrets.json', '/uploads/.htaccess'])
    expect((await get(url)).status).toBe(404);
});

test('the favourites are for nobody else, and the page says before any script that it needs one', async () => {
  const page = await html('/favoritos');
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).toMatch(/<noscript><p[^>]*>Para guardar favoritos hace falta JavaScript/);
  expect(await html('/')).toMatch(/aria-pressed="false" aria-label="Guardar Conjunto Alma en favoritos"/);
  expect(await html('/sitemap.xml')).not.toContain('favoritos');
});
