import { expect, test } from '../../fixtures/test.ts';

// Bytes of each compressed page with its styles: the home page has seven sections, a product its reviews and related ones.
const MOST_BYTES = {
  '/': 22_500,
  '/category/conjuntos': 20_500,
  '/product/conjunto-magnolia-con-aro': 21_500,
  '/cart': 16_500,
  '/favoritos': 16_500,
  '/track-order?pedido=': 16_500,
};

test('a page inlines its styles and loads no stylesheet', { tag: '@once' }, async ({ page }) => {
  const stylesheets: string[] = [];
  page.on('request', (request) => request.resourceType() === 'stylesheet' && stylesheets.push(request.url()));
  for (const path of Object.keys(MOST_BYTES)) {
    await page.goto(path);
    await expect(page.locator('html[data-hydrated=true]')).toBeAttached();
  }
  expect(stylesheets).toEqual([]);
});

test(
  'a compressed page with its styles weighs no more than its limit',
  { tag: '@once' },
  async ({ request }) => {
    for (const [path, limit] of Object.entries(MOST_BYTES)) {
      const weight = async () => {
        const answer = await request.get(path, { headers: { 'accept-encoding': 'br' } });
        expect(answer.headers()['content-encoding']).toBe('br');
        expect(await answer.text()).toContain('<style>');
        return Number(answer.headers()['content-length']);
      };
      // Repeated requests get a denser compression.
      await expect.poll(weight, path).toBeLessThan(limit);
    }
  },
);

// @spec A.23
test('a choice made before hydration is replayed after it', { tag: '@once' }, async ({ shop, api }) => {
  const { page } = shop;
  const product = await api.createProduct({
    title: 'Elegida antes de tiempo',
    size: ['S', 'M'],
    variants: [
      { size: 'S', color: 'Negro', stock: 2 },
      { size: 'M', color: 'Negro', stock: 2 },
    ],
  });
  let continueRoute = () => {};
  const isReleased = new Promise<void>((resolve) => (continueRoute = resolve));
  await page.route('**/assets/main-*', async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto(`/product/${product.slug}`, { waitUntil: 'commit' });
  await page.getByRole('radio', { name: 'M', exact: true }).check();
  continueRoute();
  await expect(page.locator('html[data-hydrated=true]')).toBeAttached();
  await page.getByRole('main').getByRole('button', { name: 'Agregar al Carrito' }).first().click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Carrito, 1 producto' })).toBeVisible();
});

test(
  'the cart page preloads its files, and counting a product view loads no script',
  { tag: '@once' },
  async ({ page, request }) => {
    const preloads = [
      ...(await (await request.get('/cart')).text()).matchAll(/modulepreload" href="([^"]+)"/g),
    ];
    const files = preloads.map(([, href]) => href?.replace(/-[\w-]{8}\.js$/, ''));
    expect(files).toEqual(expect.arrayContaining(['/assets/main', '/assets/cart-page']));
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    const counted = page.waitForResponse('**/api/interactions');
    await page.goto('/product/conjunto-magnolia-con-aro');
    expect((await counted).ok()).toBe(true);
    expect(scripts.filter((url) => url.includes('/assets/http'))).toEqual([]);
  },
);
