import type { Page } from '@playwright/test';
import { aShopper } from '../../fixtures/shopper.ts';
import { expect, test } from '../../fixtures/test.ts';

const NO_CONNECTION = 'Error de conexión. Verifica tu internet e intenta nuevamente.';

const twoColors = (title: string) => ({
  title,
  size: ['S', 'M'],
  colors: ['Negro', 'Rosa'].map((name, index) => ({ name, value: index ? '#eeb4bf' : '#000000' })),
  variants: ['Negro', 'Rosa'].flatMap((color) => ['S', 'M'].map((size) => ({ size, color, stock: 3 }))),
});

/** Records what the page reports as an error, as a failed hydration. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return errors;
}

test(
  'an address in capitals and a color as people write it lead to the page',
  { tag: '@once' },
  async ({ shop, api, suffix }) => {
    const { page } = shop;
    const product = await api.createProduct(twoColors(`Mayúscula ${suffix}`));
    const errors = collectErrors(page);
    for (const color of ['rosa', 'Rosa', 'ROSA', '%20r%C3%B3sa', 'rosa%2520']) {
      await shop.open(`/Product/${product.slug.toUpperCase()}/?color=${color}`);
      await expect(page).toHaveURL(new RegExp(`/product/${product.slug}\\?color=`));
      await expect(page.getByRole('radio', { name: 'Rosa', exact: true })).toBeChecked();
    }
    await shop.open('/CART');
    await expect(page.getByRole('heading', { level: 1, name: 'Tu carrito' })).toBeVisible();
    await page.goto('/Admin/Login');
    await expect(page.getByLabel('Email')).toBeVisible();
    expect(errors).toEqual([]);
  },
);

test(
  "a browser that never says 'scrollend' returns to the place in the list",
  { tag: '@once' },
  async ({ shop }) => {
    const { page } = shop;
    await page.addInitScript(() =>
      addEventListener('scrollend', (event) => event.stopImmediatePropagation(), { capture: true }),
    );
    await shop.open('/');
    const link = page.getByRole('main').getByRole('article').nth(7).getByRole('link').first();
    await link.scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    await link.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  },
);

test(
  'a size chosen before the script arrived reaches the parts that load later',
  { tag: '@phone' },
  async ({ shop, api, suffix }) => {
    const { page } = shop;
    const product = await api.createProduct({ ...twoColors(`Temprana ${suffix}`), price: 8_000 });
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/main-*', async (route) => {
      await isReleased;
      await route.continue();
    });
    await page.goto(`/product/${product.slug}`, { waitUntil: 'commit' });
    await page.getByRole('radio', { name: 'M', exact: true }).check();
    release();
    await expect(page.locator('[data-buy-bar]')).toContainText('Agregar · $8.000');
  },
);

test(
  'what was added to the cart changes the delivery note',
  { tag: '@once' },
  async ({ shop, api, suffix }) => {
    const { page } = shop;
    const product = await api.createProduct({ title: `Con nota ${suffix}`, price: 5_000 });
    await shop.openProduct(product);
    const note = page.getByRole('list', { name: 'Entrega' });
    const before = await note.innerText();
    await shop.addToCart({ size: 'M' });
    await expect.poll(() => note.innerText()).not.toBe(before);
  },
);

test(
  'a full storage is told, and the cart lasts for the visit',
  { tag: '@once' },
  async ({ shop, api, suffix }) => {
    const { page } = shop;
    await page.addInitScript(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key: string, value: string) {
        if (this === localStorage) throw new DOMException('full', 'QuotaExceededError');
        setItem.call(this, key, value);
      };
    });
    const product = await api.createProduct({ title: `Sin lugar ${suffix}` });
    const note = page
      .getByRole('status')
      .filter({ hasText: 'Tu navegador no tiene lugar para guardar esto' });
    await shop.openProduct(product);
    await shop.addToCart({ size: 'M' });
    await expect(note).toBeVisible();
    await shop.goToCart();
    await expect(page.getByRole('main').getByText(product.title).first()).toBeVisible();
  },
);

/** Replaces each text as the browser's translator does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      node.parentElement?.closest('script,style,font') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    );
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  });

test.describe('a shopper who reads another language', () => {
  test.use({ locale: 'en-US' });

  test(
    'a translated page follows colors, sizes, units and filters',
    { tag: '@once' },
    async ({ shop, api, suffix }) => {
      const { page } = shop;
      const errors = collectErrors(page);
      const product = await api.createProduct({ ...twoColors(`Traducida ${suffix}`), price: 8_000 });
      const main = page.getByRole('main');
      await shop.openProduct(product);
      await expect(main.getByRole('list', { name: 'Entrega' })).toBeVisible();
      await translate(page);
      await page.getByRole('radio', { name: 'Rosa', exact: true }).check();
      await expect(main.getByRole('group', { name: /Color Rosa/ })).toBeVisible();
      await translate(page);
      await page.getByRole('radio', { name: 'S', exact: true }).check();
      await page.getByRole('button', { name: 'Sumar una unidad' }).click();
      await expect(page.locator('[data-buy-bar]')).toContainText('Agregar · $16.000');
      await translate(page);
      await page.getByRole('radio', { name: 'Negro', exact: true }).check();
      await expect(page.locator('[data-buy-bar]')).toContainText('S · Negro');
      await shop.addToCart();
      await shop.goToCart();
      await expect(main.getByText('$16.000').first()).toBeVisible();

      await shop.open('/');
      await main.getByRole('article').first().scrollIntoViewIfNeeded();
      await translate(page);
      const titles = () => main.getByRole('article').allInnerTexts();
      const before = await titles();
      await main.getByRole('navigation', { name: 'Categorías' }).getByRole('link').nth(2).click();
      await expect(page).toHaveURL(/categoria=/);
      await expect.poll(titles).not.toEqual(before);
      // A deferred part that was translated before it hydrated is rendered anew, which React reports as 418.
      expect(errors.filter((text) => !text.includes('#418'))).toEqual([]);
    },
  );
});

test(
  'delivery dates follow the shop when the clock of the device is years behind',
  { tag: '@once' },
  async ({ shop, browser, contextOptions, api, suffix }) => {
    const product = await api.createProduct({ title: `Con reloj ${suffix}` });
    await shop.openProduct(product);
    await shop.page.getByRole('list', { name: 'Entrega' }).scrollIntoViewIfNeeded();
    const dates = (page: Page) =>
      page
        .getByRole('main')
        .getByText(/^Llega entre/)
        .first();
    const promised = await dates(shop.page).textContent();
    const context = await browser.newContext(contextOptions);
    const late = await context.newPage();
    await late.clock.install({ time: new Date('2023-01-02T12:00:00Z') });
    await late.goto(`/product/${product.slug}`);
    await late.getByRole('list', { name: 'Entrega' }).scrollIntoViewIfNeeded();
    await expect(dates(late)).toHaveText(promised ?? '');
    await context.close();
  },
);

test(
  'the checkout orders with fields that the browser filled without events',
  { tag: '@once' },
  async ({ shop, api, suffix }) => {
    const { page } = shop;
    const shopper = aShopper('Fina Autocompletada');
    await shop.openProduct(await api.createProduct({ title: `Autocompletada ${suffix}` }));
    await shop.addToCart({ size: 'M' });
    await shop.goToCheckout();
    await shop.waitForHydration();
    const fill = (label: string, value: string) =>
      page.getByLabel(label, { exact: true }).evaluate((field, text) => {
        const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
        own?.set?.call(field, text);
      }, value);
    await fill('Nombre completo', shopper.fullName);
    await fill('Email', shopper.email);
    await fill('Teléfono', shopper.phone);
    await shop.confirm();
    expect(await api.findOrders(shopper.email)).toHaveLength(1);
  },
);

test(
  'an order sent without connection from a checkout opened anew says so, and the retry places it once',
  { tag: '@once' },
  async ({ shop, api, context, suffix }) => {
    const { page } = shop;
    const shopper = aShopper('Ofelia Corte');
    await shop.openProduct(await api.createProduct({ title: `Sin línea ${suffix}` }));
    await shop.addToCart({ size: 'M' });
    await page.route('**/assets/http-transport*', (route) => route.abort());
    await shop.open('/checkout');
    await shop.fillContact(shopper);
    await context.setOffline(true);
    await shop.confirmButton().click();
    await expect(page.getByText(NO_CONNECTION)).toBeVisible();
    await expect(page.getByLabel('Nombre completo')).toHaveValue(shopper.fullName);
    await context.setOffline(false);
    await page.unrouteAll({ behavior: 'wait' });
    await shop.confirm();
    expect(await api.findOrders(shopper.email)).toHaveLength(1);
  },
);
