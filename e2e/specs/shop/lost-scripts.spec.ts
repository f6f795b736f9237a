import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { aShopper } from '../../fixtures/shopper.ts';

// @spec B.12

const LOST = 'Una parte de esta página no se cargó.';

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: LOST });

async function expectNotice(page: Page): Promise<void> {
  await expect(notice(page)).toBeVisible();
  await expect(notice(page).getByRole('link', { name: 'Recargar' })).toBeVisible();
  const chat = notice(page).getByRole('link', { name: 'Escribinos por WhatsApp' });
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=/);
}

/** Answers 404 for the scripts of an address, as after a release; returns how often they were asked for. */
async function loseScripts(page: Page, pattern: string): Promise<() => number> {
  let count = 0;
  await page.route(pattern, (route) => {
    count += 1;
    return route.fulfill({ status: 404, body: '' });
  });
  return () => count;
}

/** Counts the documents that the page loads from now on. */
function countLoads(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}

for (const script of ['start', 'main', 'product-page'])
  test(
    `the shop works although the first request of ${script} is reset`,
    { tag: '@once' },
    async ({ shop, api, suffix }) => {
      const { page } = shop;
      const product = await api.createProduct({ title: `Reintento ${suffix}` });
      let isFirst = true;
      await page.route(`**/assets/**${script}-*.js*`, (route) => {
        if (!isFirst) return route.continue();
        isFirst = false;
        return route.abort('connectionreset');
      });
      await shop.openProduct(product);
      await shop.addToCart({ size: 'M' });
      expect(isFirst).toBe(false);
      await expect(notice(page)).toBeHidden();
    },
  );

const PAGES = [
  '/',
  '/category/conjuntos',
  '/product/conjunto-magnolia-con-aro',
  '/cart',
  '/checkout',
  '/favoritos',
  '/track-order',
  '/order-confirmation/JL-20260101-0001',
  '/envios',
];

for (const path of PAGES)
  test(`${path} says that its script is lost, and offers WhatsApp`, { tag: '@once' }, async ({ page }) => {
    await page.route('**/assets/**.js*', (route) => route.abort('connectionreset'));
    await page.goto(path);
    await expectNotice(page);
    await page.unrouteAll({ behavior: 'wait' });
    await notice(page).getByRole('link', { name: 'Recargar' }).click();
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await expect(notice(page)).toBeHidden();
  });

test('a browser that cannot read the script says so at once', { tag: '@once' }, async ({ page }) => {
  await page.route('**/assets/**main-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'class A { static { new syntax } }' }),
  );
  await page.goto('/');
  await expectNotice(page);
});

test('a script that never answers is told of after half a minute', { tag: '@once' }, async ({ page }) => {
  await page.clock.install();
  await page.route('**/assets/**main-*.js', () => new Promise(() => undefined));
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(notice(page)).toBeHidden();
  await page.clock.fastForward(31_000);
  await expectNotice(page);
});

test(
  'an order is shown although the script of its page is gone when it is placed',
  { tag: '@once' },
  async ({ shop, api, suffix }) => {
    const { page } = shop;
    const product = await api.createProduct({ title: `Entre versiones ${suffix}`, price: 8_000 });
    const shopper = aShopper('Ema Versión');
    await shop.prepareCheckout(product, shopper);
    let isReloaded = false;
    await page.route('**/assets/**.js*', (route) =>
      isReloaded ? route.continue() : route.fulfill({ status: 404, body: '' }),
    );
    // A reload brings the scripts of the new release.
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isReloaded = true;
    });
    const orderNumber = await shop.confirm();
    expect(isReloaded).toBe(true);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Algo salió mal')).toHaveCount(0);
    const orders = await api.findOrders(shopper.email);
    expect(orders.map((order) => order.orderNumber)).toEqual([orderNumber]);
  },
);

test(
  'a lost script reloads a page once by itself where nothing was typed, and then says so',
  { tag: '@once' },
  async ({ shop, api, suffix }) => {
    const { page } = shop;
    const product = await api.createProduct({ title: `Una recarga ${suffix}` });
    await shop.openProduct(product);
    const asked = await loseScripts(page, '**/assets/zoom-dialog-*');
    const loads = countLoads(page);
    const zoom = page
      .getByRole('main')
      .getByRole('button', { name: /^Ampliar la imagen/ })
      .first();
    await zoom.click();
    await expect.poll(loads).toBe(1);
    await shop.waitForHydration();
    await zoom.click();
    await expectNotice(page);
    expect(loads()).toBe(1);
    expect(asked()).toBe(6);
    await page.unrouteAll({ behavior: 'wait' });
    await zoom.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
);

const DIALOGS = [
  { script: 'zoom-dialog', button: /^Ampliar la imagen/ },
  { script: 'size-guide-dialog', button: 'Guía de talles' },
  { script: 'size-advisor-dialog', button: '¿Cuál es mi talle?' },
] as const;

for (const { script, button } of DIALOGS)
  test(`a lost ${script} says so and keeps what was chosen`, { tag: '@once' }, async ({ shop }) => {
    const { page } = shop;
    await shop.open('/product/corpino-soutien-camila');
    await shop.chooseVariant({ size: '90' });
    await loseScripts(page, `**/assets/${script}-*`);
    const loads = countLoads(page);
    await page.getByRole('main').getByRole('button', { name: button }).first().click();
    await expectNotice(page);
    await expect(page.getByRole('radio', { name: '90', exact: true })).toBeChecked();
    expect(loads()).toBe(0);
  });

test(
  'a message that was typed stays when the script that checks it is lost',
  { tag: '@once' },
  async ({ shop }) => {
    const { page } = shop;
    await shop.open('/');
    const message = page.getByRole('main').getByLabel('Mensaje');
    await message.fill('¿Tienen talle 100 del Camila?');
    await loseScripts(page, '**/assets/validate-message-*');
    const loads = countLoads(page);
    await page.getByRole('main').getByRole('button', { name: 'Enviar mensaje' }).click();
    await expectNotice(page);
    await expect(message).toHaveValue('¿Tienen talle 100 del Camila?');
    expect(loads()).toBe(0);
  },
);
