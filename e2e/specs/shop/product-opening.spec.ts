import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

// Adds up every shift of the layout, those right after a tap too.
const addUpShifts = (page: Page) =>
  page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value);
      document.documentElement.dataset.shift = String(sum);
    }).observe({ type: 'layout-shift' });
  });

const shiftsOf = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));

test('a product opened from its card moves nothing when its data arrive', async ({ shop, api, suffix }) => {
  const { page } = shop;
  const main = page.getByRole('main');
  const size = ['90', '95'];
  const product = await api.createProduct({
    title: `Abierta ${suffix}`,
    category: 'corpinos',
    size,
    variants: size.map((name) => ({ size: name, color: 'Negro', stock: 4 })),
  });
  await addUpShifts(page);
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/products/*', async (route) => {
    await isReleased;
    await route.continue();
  });
  await shop.open(`/?buscar=${suffix}`);
  const card = main.getByRole('article').filter({ hasText: product.title });
  const before = await shiftsOf(page);
  await card.getByRole('link', { name: product.title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
  await expect(main.getByRole('button', { name: '¿Cuál es mi talle?' })).toBeVisible();
  release();
  await expect(main.getByText('Descripción', { exact: true })).toBeAttached();
  expect((await shiftsOf(page)) - before).toBeLessThan(0.001);
});
