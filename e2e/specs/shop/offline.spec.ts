import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

test.use({ serviceWorkers: 'allow' });

const AGE = /^Sin conexión: ves lo guardado el \d\d\/\d\d\/\d{4} \d\d:\d\d\./;

/** Waits until the service worker has saved this release and the pages that are open. */
async function savedForOffline(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const [assets, pages] = await Promise.all([caches.open('assets'), caches.open('pages')]);
        return (await assets.keys()).length > 10 && (await pages.keys()).length >= 3;
      }),
    )
    .toBe(true);
}

const isSaved = (page: Page, path: string) =>
  page.evaluate((address) => caches.match(address).then(Boolean), path);

// @spec D.1
test('home, seen products, favorites and cart open without a connection and say how old they are', async ({
  shop,
  api,
  context,
  suffix,
}) => {
  const { page } = shop;
  const product = await api.createProduct({ title: `Modo avión ${suffix}`, price: 9_000 });
  await page.goto('/');
  await savedForOffline(page);
  // Opened by the shop's script: the browser loads no page of its own for it.
  await shop.open(`/?buscar=${suffix}`);
  await page.getByRole('main').getByRole('heading', { level: 3, name: product.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
  await page
    .getByRole('button', { name: /favoritos/i })
    .first()
    .click();
  await shop.addToCart({ size: 'M' });
  await page.goto('/favoritos');
  await expect(page.getByRole('heading', { level: 3, name: product.title })).toBeVisible();
  await shop.goToCart();
  await expect(page.getByText('$9.000').first()).toBeVisible();
  await expect.poll(() => isSaved(page, `/product/${product.slug}`)).toBe(true);

  await context.setOffline(true);
  await page.goto('/');
  await expect(page.getByRole('status').filter({ hasText: AGE })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`/product/${product.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: AGE })).toBeVisible();
  await page.goto('/favoritos');
  await expect(page.getByRole('heading', { level: 3, name: product.title })).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByText(product.title).first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: AGE })).toBeVisible();

  await test.step('the checkout is never shown from a copy, and no order can leave', async () => {
    await page.getByRole('link', { name: 'Hacer orden virtual' }).click();
    await expect(page.getByRole('heading', { name: 'Sin conexión' })).toBeVisible();
    await page.getByRole('link', { name: 'Tu carrito' }).click();
    await expect(page.getByText(product.title).first()).toBeVisible();
  });

  await test.step('back online, the page loads again and the price is checked', async () => {
    await api.callAsOwner('PUT', `/api/products/${product._id}`, { price: 9_500 });
    await context.setOffline(false);
    await expect(page.getByText('$9.500').first()).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: AGE })).toHaveCount(0);
  });
});

// @spec D.2
test('the back office and pages of orders are never saved', { tag: '@once' }, async ({ page }) => {
  await page.goto('/');
  await savedForOffline(page);
  await page.goto('/track-order?pedido=JL-20260101-0001');
  await page.goto('/admin/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  const saved = await page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(saved.filter((path) => /^\/(admin|track-order|checkout|order-confirmation)/.test(path))).toEqual([]);
});
