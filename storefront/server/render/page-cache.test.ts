// @vitest-environment node
import { createHash } from 'node:crypto';
import { request, type IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { aProduct, aSiteContent } from '@shop/web-kit/testing';
import { useStorefront } from '../testing/running-storefront.ts';

const { cms, cmsRequests, get, getHtml, url } = useStorefront();

test('the home page arrives rendered, with data, head and a policy that allows its two inline scripts alone', async () => {
  const response = await get('/');
  const page = await response.text();
  expect(response.status).toBe(200);
  expect(page).toContain('Conjunto Alma');
  expect(page).toContain('<link rel="canonical" href="https://shop.example/">');
  expect(page).toContain('"@type":"ClothingStore"');
  const policy = response.headers.get('content-security-policy');
  const inline = [...page.matchAll(/<script(?: type="speculationrules")?>([^<]*)<\/script>/g)].map(
    ([, code = '']) => code,
  );
  expect(inline).toHaveLength(2);
  const hashes = inline.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  expect(policy).toContain(`script-src 'self' ${hashes.join(' ')};`);
  expect(policy).toContain("frame-ancestors 'self'");
});

test('the link preview of a category shows one of its products', async () => {
  const preview = /og:image" content="([^"]*)"/.exec(await getHtml('/category/conjuntos'))?.[1];
  expect(preview).toMatch(/^https:\/\/shop\.example\/.+\.jpg$/);
  cms().state.products = [];
  expect(await getHtml('/category/bodies')).toContain('og:image" content="https://shop.example/assets/hero');
});

test('site content that contains a script element is rendered as text', async () => {
  const slogan = '</script><script>alert(1)</script>';
  cms().state.content = aSiteContent({ hero: { ...aSiteContent().hero, slogan } });
  expect(await getHtml('/')).not.toContain('<script>alert(1)');
});

test('a page is rendered once for all clients, whatever tracking parameters its URL has', async () => {
  await getHtml('/');
  const before = cms().requests.length;
  await Promise.all(['/', '/?utm_source=x', '/?fbclid=1'].map(getHtml));
  expect(cms().requests.length).toBe(before);
});

test('a page is sent compressed, and as 304 to a client that has it', async () => {
  const first = await get('/', { headers: { 'accept-encoding': 'br' } });
  expect(first.headers.get('content-encoding')).toBe('br');
  await first.text();
  const again = await get('/', { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
});

test('a page is rendered again after the change stream announces a change', async () => {
  await getHtml('/');
  cms().state.content = aSiteContent({ hero: { ...aSiteContent().hero, slogan: 'Nueva temporada' } });
  cms().announceChange('content');
  await expect.poll(() => getHtml('/')).toContain('temporada');
});

// @spec 2.1.9
test('a page that was rendered of stale copies is rendered again once the cms answers, without another change', async () => {
  await getHtml('/');
  const reads = cmsRequests('/api/products').length;
  Object.assign(cms().state, { broken: true, products: [aProduct({ title: 'Body Sol' })] });
  cms().announceChange('catalog');
  await expect
    .poll(async () => (await getHtml('/')) && cmsRequests('/api/products').length)
    .toBeGreaterThan(reads);
  cms().state.broken = false;
  expect(await getHtml('/')).not.toContain('Body Sol');
  await expect.poll(() => getHtml('/')).toContain('Body Sol');
});

test('an unknown path gets the home page with status 404, an unknown file a short text', async () => {
  const unknown = await get('/nada/de/nada');
  expect(unknown.status).toBe(404);
  expect(await unknown.text()).toContain('Nuestros Productos');
  for (const path of ['/wp-login.php', '/assets/old-12345678.js', '/.env', '/admin/assets/old.js']) {
    const file = await get(path);
    expect(file.status).toBe(404);
    expect(file.headers.get('content-type')).toContain('text/plain');
  }
  const navigation = await get('/index.php', { headers: { accept: 'text/html,*/*;q=0.8' } });
  expect(navigation.status).toBe(404);
  expect(await navigation.text()).toContain('Nuestros Productos');
});

// @spec 2.4.11
test('an unknown product gets a page that says so, with status 404', async () => {
  const response = await get('/product/nada');
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('Producto no encontrado');
});

test('a malformed or overlong URL gets status 404 instead of an error', async () => {
  const long = 'x'.repeat(450);
  for (const path of [
    '/product/%00',
    '/product/count',
    '/product/export',
    `/product/${long}`,
    `/product/${'x'.repeat(300)}`,
    `/?categoria=conjuntos&talle=${long}`,
  ])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  const { port } = url();
  const doubleSlash = await new Promise<IncomingMessage>((resolve) => {
    request({ port, path: '//' }, resolve).end();
  });
  expect(doubleSlash.resume().statusCode).toBe(404);
});

test("a product's id redirects to its slug", async () => {
  const response = await get(`/product/${aProduct()._id}`);
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe('/product/conjunto-alma');
});

test('a category in other capitals redirects to its URL', async () => {
  const response = await get('/category/CONJUNTOS');
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe('/category/conjuntos');
});

test('the favorites page is not indexed and says without script that it needs JavaScript', async () => {
  const page = await getHtml('/favoritos');
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).toMatch(/<noscript><p[^>]*>Para guardar favoritos hace falta JavaScript/);
  expect(await getHtml('/')).toMatch(/aria-pressed="false" aria-label="Guardar Conjunto Alma en favoritos"/);
  expect(await getHtml('/sitemap.xml')).not.toContain('favoritos');
});

// @spec A.22
test('a product page carries its price for link previews and an absolute offer per variant', async () => {
  cms().state.products = [aProduct({ description: 'Encaje </script><b>"suave"</b>' })];
  const page = await getHtml('/product/conjunto-alma');
  expect(page).toContain('<meta property="product:price:amount" content="20000">');
  expect(page).toContain('<meta property="og:price:currency" content="ARS">');
  expect(page).toContain('<meta property="product:availability" content="in stock">');
  expect(page).toContain(
    '<meta property="og:description" content="$20.000 · Encaje &lt;/script&gt;&lt;b&gt;&quot;suave&quot;&lt;/b&gt;">',
  );
  expect(page).toContain('<meta name="twitter:card" content="summary_large_image">');
  const blocks = [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  const [product, breadcrumbs] = blocks.map(([, json]) => JSON.parse(json ?? '') as Record<string, unknown>);
  expect(product).toMatchObject({
    '@type': 'ProductGroup',
    description: 'Encaje </script><b>"suave"</b>',
    hasVariant: [
      { offers: { url: 'https://shop.example/product/conjunto-alma?color=bordo' } },
      { image: expect.arrayContaining(['https://shop.example/uploads/pictures/alma-1.jpg']) as unknown },
    ],
  });
  expect(breadcrumbs).toMatchObject({ '@type': 'BreadcrumbList' });
  expect(page).not.toContain('</script><b>');
});

test.each([
  '/cart',
  '/carrito?i=',
  '/checkout',
  '/favoritos',
  '/track-order',
  '/order-confirmation/JL-20260101-0001',
  '/arrepentimiento',
  '/mis-datos',
  '/aviso/confirmar?token=x',
])('the page %s is rendered by the server', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('<div id="root"><');
});
