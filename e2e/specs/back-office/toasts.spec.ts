import type { Page } from '@playwright/test';
import { findCovered } from '../../fixtures/covered-elements.ts';
import { expect, test } from '../../fixtures/shops/isolated-shop-test.ts';

// In a shop of its own: notes of other tests' orders would stand among these.
test.use({ shopName: 'toasts' });

const BAR_PX = 70;

const stripOf = (page: Page) => page.getByRole('region', { name: /^Notificaciones/ });

async function expectNothingCovered(page: Page): Promise<void> {
  await expect(stripOf(page).getByRole('button', { name: 'Deshacer' })).toBeInViewport({ ratio: 1 });
  await expect.poll(() => findCovered(stripOf(page))).toEqual([]);
}

test('a toast covers nothing on list, order, forms and dialogs, and its undo stays in reach', async ({
  backOffice,
  api,
  staff,
  suffix,
}) => {
  const product = await api.createProduct({ title: `Body con aviso ${suffix}` });
  const order = await staff.placeOrder({ product });
  const { page } = backOffice;
  await backOffice.signIn();
  await backOffice.findOrder(order.orderNumber);
  const list = page.getByRole('main');
  await list.getByRole('button', { name: /^Confirmar/ }).click();
  await expectNothingCovered(page);
  await page.getByLabel(`Seleccionar la orden ${order.orderNumber}`).check();
  await expectNothingCovered(page);

  await page.getByRole('link', { name: `Ver detalles de la orden #${order.orderNumber}` }).click();
  await expect(page.getByRole('region', { name: 'Próximo paso' })).toBeVisible();
  await expectNothingCovered(page);
  await page.getByRole('button', { name: 'Anotar pago' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNothingCovered(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  for (const title of ['Nuevo producto', 'Registrar venta']) {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill(title);
    await expectNothingCovered(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expectNothingCovered(page);
  }
});

test('each of two toasts is read, and a keyboard reaches its undo before its close', async ({
  backOffice,
  api,
  staff,
  suffix,
}) => {
  const product = await api.createProduct({ title: `Body doble ${suffix}` });
  const orders = [await staff.placeOrder({ product }), await staff.placeOrder({ product })];
  const { page } = backOffice;
  await backOffice.signIn();
  await backOffice.openOrders();
  for (const [index, { orderNumber }] of orders.entries()) {
    await page.getByPlaceholder('Número, nombre o email').fill(orderNumber);
    const found = page.getByRole('link', { name: /^Ver detalles de la orden / });
    await expect(found).toHaveCount(1);
    await expect(found).toHaveAccessibleName(`Ver detalles de la orden #${orderNumber}`);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Confirmar/ })
      .click();
    await expect(stripOf(page).getByRole('listitem')).toHaveCount(index + 1);
  }
  const parts = stripOf(page).locator('li [data-title], li button');
  await expect(parts).toHaveCount(6);
  const areSeen = () =>
    parts.evaluateAll((all) => all.map((part) => part.checkVisibility({ opacityProperty: true })));
  await expect.poll(areSeen).toEqual(Array(6).fill(true));
  for (const { orderNumber } of orders) {
    const name = `Deshacer: Orden actualizada exitosamente! (${orderNumber})`;
    await expect(stripOf(page).getByRole('button', { name })).toHaveText('Deshacer');
  }

  const newest = stripOf(page).getByRole('listitem').first();
  await newest.focus();
  for (const name of [/^Deshacer/, 'Cerrar la notificación']) {
    await page.keyboard.press('Tab');
    await expect(newest.getByRole('button', { name })).toBeFocused();
  }
});

test('a toast that goes below the open palette moves no row of the palette, which gives its focus back', async ({
  backOffice,
  api,
  staff,
  suffix,
}) => {
  const product = await api.createProduct({ title: `Body quieto ${suffix}` });
  const order = await staff.placeOrder({ product });
  const { page } = backOffice;
  await backOffice.signIn();
  await backOffice.findOrder(order.orderNumber);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Confirmar/ })
    .click();
  await expectNothingCovered(page);
  const link = page.getByRole('link', { name: `Ver detalles de la orden #${order.orderNumber}` });
  await link.focus();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('dialog').getByRole('combobox');
  await expect(field).toBeFocused();
  const topOf = () => field.evaluate((input) => input.getBoundingClientRect().top);
  await page
    .getByRole('dialog')
    .evaluate((box) => Promise.all(box.getAnimations().map((one) => one.finished)));
  const top = await topOf();
  await stripOf(page).getByRole('button', { name: 'Cerrar la notificación' }).click();
  await expect(stripOf(page).getByRole('listitem')).toHaveCount(0);
  expect(await topOf()).toBe(top);
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  const stripHeight = () =>
    page.evaluate(() => document.documentElement.style.getPropertyValue('--toast-strip'));
  await expect.poll(stripHeight).toBe('0px');
});

test('a toast moves the page down also where it is scrolled, and leaves it in place when it goes', async ({
  backOffice,
  api,
  staff,
  suffix,
}) => {
  const product = await api.createProduct({ title: `Body corrido ${suffix}` });
  const order = await staff.placeOrder({ product });
  const { page } = backOffice;
  await backOffice.signIn();
  await page.goto(`/admin/orders/${order._id}`);
  const next = page.getByRole('region', { name: 'Próximo paso' });
  await expect(next).toBeVisible();
  // The next step lies right below the bar of a phone.
  await next.evaluate((region, bar) => scrollBy(0, region.getBoundingClientRect().top - bar), BAR_PX);
  await next.getByRole('button', { name: 'Confirmar Orden' }).click();
  await expect(stripOf(page).getByRole('button', { name: 'Deshacer' })).toBeVisible();
  const row = stripOf(page).getByRole('listitem');
  const bottom = await row.evaluate((toast) => toast.getBoundingClientRect().bottom);
  const topOf = () => next.evaluate((region) => Math.round(region.getBoundingClientRect().top));
  await expect.poll(topOf).toBeGreaterThanOrEqual(BAR_PX + Math.floor(bottom));
  const top = await topOf();
  await stripOf(page).getByRole('button', { name: 'Cerrar la notificación' }).click();
  await expect(row).toHaveCount(0);
  expect(await topOf()).toBe(top);
});
