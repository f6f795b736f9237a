import type { Page } from '@playwright/test';
import { findCovered } from '../../fixtures/covered-elements.ts';
import { expect, test } from '../../fixtures/test.ts';

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
