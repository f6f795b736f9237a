import { type Page } from '@playwright/test';
import { orderKinds, placeOrderOf } from '../../fixtures/order-kinds.ts';
import { expect, test } from '../../fixtures/test.ts';

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1366, height: 768 };
const MOST_ORDER_PX = 2_200;
const LEAST_ROWS = 5;
const MOST_SETTINGS_PX = 1_200;
const MOST_LIST_PX = 2_200;

/** Returns the height of a page to which nothing more is added. */
async function settledHeight(page: Page): Promise<number> {
  let height = 0;
  const growth = async () => {
    const before = height;
    height = await page.evaluate(() => document.documentElement.scrollHeight);
    return height - before;
  };
  await expect.poll(growth, { intervals: [500] }).toBe(0);
  return height;
}

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

test.describe('on a phone the page of an order is at most 2,200 px high', () => {
  for (const kind of orderKinds)
    test(`an order ${kind}`, { tag: '@once' }, async ({ backOffice, api, suffix }) => {
      const { page } = backOffice;
      await page.setViewportSize(PHONE);
      // A proof is mostly a picture of a phone's screen.
      await page.setContent(`<h1>Transferencia de ${suffix}</h1>`);
      const proof = await page.screenshot();
      const number = await placeOrderOf(kind, { api, suffix, proof });
      await backOffice.signIn();
      await backOffice.openOrder(number);
      // An order that was opened from a list of several is higher by the steps through it.
      await page.goto(`${new URL(page.url()).pathname}?buscar=JL-`);
      await expect(page.getByRole('navigation', { name: 'Órdenes de la lista' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Próximo paso' })).toBeInViewport();
      await expect(page.getByRole('heading', { name: 'Historial' })).toBeVisible();
      const height = await settledHeight(page);
      expect(height).toBeLessThanOrEqual(MOST_ORDER_PX);
    });
});

test(
  'an order to confirm has its button on the first screen of a phone',
  { tag: '@once' },
  async ({ backOffice, api, suffix, staff }) => {
    const { page } = backOffice;
    const order = await staff.placeOrder({
      product: await api.createProduct({ title: `Body a confirmar ${suffix}` }),
    });
    await page.setViewportSize(PHONE);
    await backOffice.signIn();
    await page.goto(`/admin/orders/${order._id}`);
    await expect(page.getByRole('button', { name: 'Confirmar Orden' })).toBeInViewport();
  },
);

test('a long list comes in pages, each read from its top', { tag: '@once' }, async ({ backOffice }) => {
  const { page } = backOffice;
  await page.setViewportSize(PHONE);
  await backOffice.signIn();
  await page.goto('/admin/products/restock');
  const rows = page.getByRole('list', { name: 'Para reponer' }).getByRole('listitem');
  await expect(rows.first()).toBeInViewport();
  expect(await settledHeight(page)).toBeLessThanOrEqual(MOST_LIST_PX);
  await page.getByRole('button', { name: 'Página 2' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Mostrando 21 - 40' })).toBeVisible();
  await expect(rows.first()).toBeInViewport({ ratio: 1 });
});

test(
  'a phone shows every choice of a sale without scrolling sideways',
  { tag: '@once' },
  async ({ backOffice }) => {
    const { page } = backOffice;
    await page.setViewportSize(PHONE);
    await backOffice.signIn();
    await page.goto('/admin/orders/new');
    for (const name of ['Cobro', 'Forma de pago', 'Entrega', 'Canal']) {
      const choices = page.getByRole('group', { name, exact: true });
      await choices.scrollIntoViewIfNeeded();
      for (const choice of await choices.getByRole('button').all())
        await expect(choice).toBeInViewport({ ratio: 1 });
    }
  },
);

test(
  'sections of the settings fold on a phone, and a fault opens its part',
  { tag: '@once' },
  async ({ backOffice }) => {
    const { page } = backOffice;
    await page.setViewportSize(PHONE);
    await backOffice.signIn();
    for (const section of ['envios', 'cobros', 'privacidad', 'tienda']) {
      await page.goto(`/admin/settings?seccion=${section}`);
      await expect(page.getByRole('tabpanel').locator('summary').first()).toBeVisible();
      expect(await settledHeight(page)).toBeLessThanOrEqual(MOST_SETTINGS_PX);
    }
    const cuit = page.getByLabel('CUIT (por ley)');
    await expect(cuit).toBeHidden();
    await backOffice.unfold('Datos fiscales');
    await cuit.fill('27-11111111-9');
    await page.getByRole('heading', { name: 'Datos fiscales' }).click();
    await expect(cuit).toBeHidden();
    await page.getByRole('button', { name: 'Guardar datos' }).click();
    await expect(cuit).toBeFocused();
  },
);
