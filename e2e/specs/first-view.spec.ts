import { expect, test } from '../fixtures/test.ts';

const PAGES = [
  '/',
  '/category/conjuntos',
  '/product/conjunto-magnolia-con-aro',
  '/cart',
  '/favoritos',
  '/track-order?pedido=',
];

test('a page loads no stylesheet: its styles are inlined', { tag: '@once' }, async ({ page }) => {
  const stylesheets: string[] = [];
  page.on('request', (request) => request.resourceType() === 'stylesheet' && stylesheets.push(request.url()));
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.locator('html[data-hydrated=true]')).toBeAttached();
  }
  expect(stylesheets).toEqual([]);
});

test('a page weighs little, its sheet included', { tag: '@once' }, async ({ request }) => {
  for (const path of PAGES) {
    const weight = async () => {
      const answer = await request.get(path, { headers: { 'accept-encoding': 'br' } });
      expect(answer.headers()['content-encoding']).toBe('br');
      expect(await answer.text()).toContain('<style>');
      return Number(answer.headers()['content-length']);
    };
    // What is asked for again is sent denser than at first.
    await expect.poll(weight, path).toBeLessThan(20_500);
  }
});

test(
  'what is chosen while the script is on its way counts once it has come',
  { tag: '@once' },
  async ({ shop, api }) => {
    const { page } = shop;
    const product = await api.stock({
      title: 'Elegida antes de tiempo',
      size: ['S', 'M'],
      variants: [
        { size: 'S', color: 'Negro', stock: 2 },
        { size: 'M', color: 'Negro', stock: 2 },
      ],
    });
    let letPass = () => {};
    const passing = new Promise<void>((resolve) => (letPass = resolve));
    await page.route('**/assets/main-*', async (route) => {
      await passing;
      await route.continue();
    });
    await page.goto(`/product/${product.slug}`, { waitUntil: 'commit' });
    await page.getByRole('radio', { name: 'M', exact: true }).check();
    letPass();
    await expect(page.locator('html[data-hydrated=true]')).toBeAttached();
    await page.getByRole('main').getByRole('button', { name: 'Agregar al Carrito' }).first().click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Carrito, 1 producto' })).toBeVisible();
  },
);

test(
  'a cart names the files it waits for, and a product loads nothing for the sake of being counted',
  { tag: '@once' },
  async ({ page, request }) => {
    const named = [...(await (await request.get('/cart')).text()).matchAll(/modulepreload" href="([^"]+)"/g)];
    const files = named.map(([, href]) => href?.replace(/-[\w-]{8}\.js$/, ''));
    expect(files).toEqual(expect.arrayContaining(['/assets/main', '/assets/cart-page']));
    const scripts: string[] = [];
    page.on('request', (sent) => sent.resourceType() === 'script' && scripts.push(sent.url()));
    const counted = page.waitForResponse('**/api/interactions');
    await page.goto('/product/conjunto-magnolia-con-aro');
    expect((await counted).ok()).toBe(true);
    expect(scripts.filter((url) => url.includes('/assets/http'))).toEqual([]);
  },
);
