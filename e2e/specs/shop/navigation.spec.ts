import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import type { Shop } from '../../fixtures/shop.ts';

// @spec 2.1.10 2.2.8

const scrolledTo = (page: Page) => page.evaluate(() => window.scrollY);
const isInView = (page: Page, id: string) =>
  page.evaluate((section) => {
    const box = document.getElementById(section)?.getBoundingClientRect();
    return box !== undefined && box.top < window.innerHeight && box.bottom > 64;
  }, id);

async function followMenuLink({ page }: Shop, name: string, project: string) {
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Menú principal' });
  if (project === 'phone') await page.getByRole('banner').getByLabel('Abrir el menú').click();
  await menu.getByRole('link', { name, exact: true }).filter({ visible: true }).click();
}

// @spec 2.2.3
test('menu links scroll to the sections of the home page, also from another page', async ({ shop }, {
  project,
}) => {
  const { page } = shop;
  await shop.open('/');
  await followMenuLink(shop, 'Contacto', project.name);
  await expect(page).toHaveURL(/\/#contact$/);
  await expect.poll(() => isInView(page, 'contact')).toBe(true);
  await followMenuLink(shop, 'Inicio', project.name);
  await expect.poll(() => scrolledTo(page)).toBeLessThan(100);

  await shop.open('/track-order');
  await followMenuLink(shop, 'Productos', project.name);
  await expect(page).toHaveURL(/\/#products$/);
  await expect.poll(() => isInView(page, 'products')).toBe(true);
  await followMenuLink(shop, 'Seguimiento de Pedido', project.name);
  await expect(page.getByRole('heading', { level: 1, name: 'Seguimiento de Pedido' })).toBeVisible();
  await followMenuLink(shop, 'Contacto', project.name);
  await expect(page).toHaveURL(/\/#contact$/);
  await expect.poll(() => isInView(page, 'contact')).toBe(true);
});

// @spec 2.3.3
test('the hero button scrolls to the section chosen in its settings', { tag: '@once' }, async ({ shop }) => {
  await shop.open('/');
  await shop.page.getByRole('main').getByRole('link', { name: 'Ver Productos' }).click();
  await expect.poll(() => isInView(shop.page, 'products')).toBe(true);
});

// @spec 2.2.1
test('a new page starts at its top with a focused heading and an announced title, and Back restores the scroll position', async ({
  shop,
}) => {
  const { page } = shop;
  await shop.open('/');
  const link = page.getByRole('main').getByRole('article').nth(5).getByRole('link').first();
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => scrolledTo(page)).toBeGreaterThan(200);
  await expect(page.getByRole('banner').getByRole('link', { name: /inicio$/ })).toBeInViewport();
  const position = await scrolledTo(page);
  const title = (await link.textContent()) ?? '';
  await link.click();

  const heading = page.getByRole('heading', { level: 1, name: title });
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(`${title} · Jazmín Lencería`);
  await expect(page.getByRole('status').filter({ hasText: `${title} · Jazmín Lencería` })).toBeAttached();
  await expect.poll(() => scrolledTo(page)).toBe(0);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lencería para sentirte vos misma');
  // The click may have scrolled the card into view.
  await expect.poll(async () => Math.abs((await scrolledTo(page)) - position)).toBeLessThan(200);
});

test('Back restores the additionally loaded products', { tag: '@once' }, async ({ shop }) => {
  const { page } = shop;
  const cards = page.getByRole('main').getByRole('article');
  await shop.open('/category/conjuntos');
  await shop.open('/');
  await page.getByRole('link', { name: 'Ver más productos' }).click();
  // Not all 24: a product that another test adds between the two pages moves one from the first to the second.
  await expect(cards.nth(20)).toBeVisible();
  await cards.nth(20).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(page).toHaveURL(/pagina=2/);
  await expect(cards.nth(20)).toBeInViewport();
});

test(
  'Back gives a list back as it was left, and a link to the list shows it anew',
  { tag: '@once' },
  async ({ shop }) => {
    const { page } = shop;
    await shop.open('/category/conjuntos');
    const card = page.getByRole('main').getByRole('article').nth(3);
    const isMarked = () => card.evaluate((element) => element.classList.contains('seen-before'));
    // React renders a class anew where it renders the element anew.
    await card.evaluate((element) => element.classList.add('seen-before'));
    await card.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/product\//);
    // The list stays in the document meanwhile, for nobody to see, reach or hear.
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Conjuntos');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('.seen-before')).toBeHidden();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conjuntos');
    expect(await isMarked()).toBe(true);
    await card.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/product\//);
    await page.getByRole('navigation', { name: 'Ruta' }).getByRole('link', { name: 'Conjuntos' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conjuntos');
    expect(await isMarked()).toBe(false);
  },
);

// @spec 2.19.1
test(
  'the toast of an added product lasts two and a half seconds, in green and for screen readers',
  { tag: '@once' },
  async ({ shop, api }) => {
    const product = await api.createProduct({ title: 'Con aviso' });
    const { page } = shop;
    await page.clock.install();
    await shop.openProduct(product);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.getByRole('main').getByRole('button', { name: 'Agregar al Carrito' }).first().click();
    const toast = page.getByRole('status').filter({ hasText: '¡Con aviso se agregó al carrito!' });
    await expect(toast).toBeVisible();
    await expect(toast.locator('div')).toHaveCSS('background-color', 'rgb(21, 82, 52)');
    await page.clock.runFor(2_400);
    await expect(toast).toBeVisible();
    await page.clock.runFor(200);
    await expect(toast).toBeHidden();
  },
);

// @spec 2.2.6
test('the footer links to the sign-in of the back office', { tag: '@once' }, async ({ shop }) => {
  await shop.open('/cart');
  await shop.page.getByRole('link', { name: 'Entrada administración' }).click();
  await expect(shop.page).toHaveURL(/\/admin\/login/);
  await expect(shop.page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
});

test(
  'a product opens from its card with title, price and choices before data and pictures have arrived',
  { tag: '@once' },
  async ({ shop, api }) => {
    const product = await api.createProduct({ title: 'De la lista al producto', size: ['M', 'L'] });
    const { page } = shop;
    await shop.open(`/?buscar=${encodeURIComponent(product.title)}`);
    // The code is loaded while nobody does anything.
    const loadedFiles = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .join('\n'),
      );
    await expect.poll(loadedFiles).toMatch(/assets\/product-page/);
    await page.route('**/{api/products,uploads/pictures}/*', () => undefined);
    // The clock stands still, so that no step may wait for a timer.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 3_600_000);

    await page.getByRole('article').getByRole('link', { name: product.title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeFocused();
    await expect(page.getByRole('main').getByText('$10.000').first()).toBeVisible();
    await page.getByRole('radio', { name: 'M', exact: true }).check();
    await page.getByRole('main').getByRole('button', { name: 'Agregar al Carrito' }).first().click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Carrito, 1 producto' })).toBeVisible();
  },
);
