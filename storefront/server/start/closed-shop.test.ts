// @vitest-environment node
import { createHmac } from 'node:crypto';
import { POLICY_KINDS, PREVIEW_COOKIE } from '@shop/contract';
import { expect, test } from 'vitest';
import { useStorefront } from '../testing/running-storefront.ts';

const { get, getHtml, cms, restart, cmsRequests } = useStorefront();

const SECRET = 'a secret of some length';
const previewCookie = (secret = SECRET, end = Math.floor(Date.now() / 1000) + 60) => {
  const signature = createHmac('sha256', secret).update(`${PREVIEW_COOKIE} ${end}`).digest('base64url');
  return { headers: { cookie: `other=1; ${PREVIEW_COOKIE}=${end}.${signature}` } };
};

const setOpen = (isOpen: boolean, notice = { title: '', text: '' }) => {
  cms().state.opening = { isOpen, notice };
  cms().announceChange('shop');
};

const statusOf = async (url: string, init?: RequestInit) => (await get(url, init)).status;

test.each(['/', '/product/body', '/category/bodies', '/cart', '/checkout', '/carrito?i=1', '/unknown'])(
  'a closed shop answers %s with its notice, for later and not for search engines',
  async (url) => {
    cms().state.opening = { isOpen: false, notice: { title: '', text: '' } };
    const response = await get(url);
    expect(response.status).toBe(503);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'retry-after': '86400',
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
      'x-shop-closed': 'closed',
    });
    const html = await response.text();
    expect(html).toContain('<h1>Abrimos pronto</h1>');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('<script');
  },
);

test("the closed page shows the owner's own words, and no markup that she typed", async () => {
  setOpen(false, { title: 'Volvemos en marzo', text: 'De <b>vacaciones</b>\nhasta el 3' });
  await expect.poll(() => getHtml('/')).toContain('<h1>Volvemos en marzo</h1>');
  expect(await getHtml('/')).toContain('De &lt;b&gt;vacaciones&lt;/b&gt;\nhasta el 3');
});

test('the closed page leads to the tracking of orders and the withdrawal page', async () => {
  cms().state.opening.isOpen = false;
  const html = await getHtml('/');
  expect(html).toContain('<a href="/track-order">Seguir un pedido</a>');
  expect(html).toContain('<a href="/arrepentimiento">Botón de arrepentimiento</a>');
});

test.each(['/track-order', '/track-order?pedido=JL-20260710-0001', '/order-confirmation/JL-20260710-0001'])(
  'a closed shop keeps %s, whose links lead through the server',
  async (url) => {
    cms().state.opening.isOpen = false;
    const response = await get(url);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<html lang="es-AR" data-closed>');
  },
);

test.each([
  '/arrepentimiento',
  '/mis-datos',
  '/terminos',
  '/privacidad',
  '/cambios',
  '/envios',
  '/aviso/confirmar',
])('a closed shop does not close %s', async (url) => {
  cms().state.opening.isOpen = false;
  cms().state.policies = POLICY_KINDS.map((kind) => ({ kind, version: 1 }));
  expect(await statusOf(url)).toBe(200);
});

test('a policy that is not published yet is closed with the shop', async () => {
  cms().state.opening.isOpen = false;
  expect(await statusOf('/terminos')).toBe(503);
});

test('the closed page names no mail address that the installation invented', async () => {
  cms().state.opening.isOpen = false;
  cms().state.shop = { ...cms().state.shop, email: 'admin@jazmin.example' };
  expect(await getHtml('/')).not.toContain('admin@');
});

test('a closed shop sends the withdrawal form of the home page to the page of its own', async () => {
  cms().state.opening.isOpen = false;
  const response = await get('/?asunto=Bot%C3%B3n+de+arrepentimiento&pedido=JL-1');
  expect([response.status, response.headers.get('location')]).toEqual([302, '/arrepentimiento?pedido=JL-1']);
});

test('a shop that closes or opens shows it on the next request, from memory as well', async () => {
  expect(await statusOf('/')).toBe(200);
  expect(await statusOf('/')).toBe(200);
  setOpen(false);
  await expect.poll(() => statusOf('/')).toBe(503);
  setOpen(true);
  await expect.poll(() => statusOf('/')).toBe(200);
  expect(await getHtml('/track-order')).not.toContain('data-closed');
});

test('a closed shop has no sitemap and no feeds, and its robots.txt names none', async () => {
  cms().state.opening.isOpen = false;
  expect(await statusOf('/sitemap.xml')).toBe(503);
  expect(await statusOf('/feeds/google.xml')).toBe(503);
  expect(await getHtml('/robots.txt')).not.toContain('Sitemap');
});

test('a shop stays closed while the cms fails, and one whose state was never read does not open', async () => {
  cms().state.opening.isOpen = false;
  expect(await statusOf('/')).toBe(503);
  cms().state.broken = true;
  cms().announceChange('shop');
  expect(await getHtml('/')).toContain('Abrimos pronto');
  await restart({});
  const response = await get('/');
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('Volvemos en un momento');
});

test('an open shop stays open while the cms fails', async () => {
  expect(await statusOf('/')).toBe(200);
  cms().state.broken = true;
  cms().announceChange('shop');
  expect(await statusOf('/')).toBe(200);
});

test('staff see the closed shop with a note, and no cache keeps what they see', async () => {
  cms().state.opening.isOpen = false;
  const response = await get('/', previewCookie());
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'x-shop-closed': 'preview',
  });
  expect(await response.text()).toContain('Vista previa: la tienda está cerrada');
  expect(await statusOf('/')).toBe(503);
});

test('a preview that ended or was signed with another secret shows the closed page', async () => {
  cms().state.opening.isOpen = false;
  const ended = previewCookie(SECRET, Math.floor(Date.now() / 1000) - 1);
  expect(await statusOf('/', ended)).toBe(503);
  expect(await statusOf('/', previewCookie('another secret, also long'))).toBe(503);
  expect(await statusOf('/', { headers: { cookie: `${PREVIEW_COOKIE}=9999999999.short` } })).toBe(503);
});

test('the state of the shop is read once for all visitors', async () => {
  await Promise.all(Array.from({ length: 20 }, () => get('/')));
  await get('/cart');
  expect(cmsRequests('/api/opening/state')).toHaveLength(1);
});
