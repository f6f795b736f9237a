import { type Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1366, height: 768 };
const MOST_ORDER_PX = 2_200;
const LEAST_ROWS = 5;

const ordersOf = (page: Page) => page.getByRole('link', { name: /^Ver detalles de la orden / });

test('the first order lies within the first screen of a phone', { tag: '@once' }, async ({ backOffice }) => {
  const { page } = backOffice;
  await page.setViewportSize(PHONE);
  await backOffice.signIn();
  await backOffice.openOrders();
  const first = page.getByRole('list', { name: 'Órdenes' }).getByRole('listitem').first();
  await expect(first).toBeVisible();
  await expect(first).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('main').getByRole('link', { name: 'Registrar venta' })).toBeInViewport();
});

test(
  'a laptop shows at least five orders on the first screen, each with one door and one button at most',
  { tag: '@once' },
  async ({ backOffice, api, staff, suffix }) => {
    const product = await api.createProduct({ title: `Corpiño en calma ${suffix}`, units: 9 });
    for (const _ of Array.from({ length: LEAST_ROWS })) await staff.placeOrder({ product });
    const { page } = backOffice;
    await page.setViewportSize(LAPTOP);
    await backOffice.signIn();
    await backOffice.openOrders();
    await expect(ordersOf(page).nth(LEAST_ROWS - 1)).toBeVisible();
    const rows = page.getByRole('row').filter({ has: ordersOf(page) });
    for (const row of (await rows.all()).slice(0, LEAST_ROWS)) {
      await expect(row).toBeInViewport({ ratio: 1 });
      await expect(row.getByRole('link', { name: /^Ver detalles de la orden / })).toHaveCount(1);
      expect(await row.getByRole('button').count()).toBeLessThanOrEqual(1);
    }
  },
);

test(
  'the page of an order of three products is at most 2,200 px high on a phone',
  { tag: '@once' },
  async ({ backOffice, api, suffix }) => {
    const { page } = backOffice;
    const titles = ['Colitas de satén, set de tres', 'Body Aurora de encaje', 'Corpiño Camila soft'];
    const lines = [];
    for (const title of titles)
      lines.push({ product: await api.createProduct({ title: `${title} ${suffix}` }) });
    const [first, ...others] = lines;
    const { order } = await api.placeOrder({
      product: first!.product,
      others: others.map(({ product }) => product),
    });
    await page.setViewportSize(PHONE);
    await backOffice.signIn();
    await page.goto(`/admin/orders/${order._id}`);
    await expect(page.getByRole('button', { name: 'Confirmar Orden' })).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'Historial' })).toBeVisible();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(MOST_ORDER_PX);
  },
);
