import { pressShortcut, tabTo } from '../../fixtures/keyboard.ts';
import { expect, test } from '../../fixtures/test.ts';

// @spec C.35

// @spec 2.15.10
test('an order is found, opened, changed and saved with the keyboard alone', async ({
  backOffice,
  api,
  staff,
  suffix,
}) => {
  const { page } = backOffice;
  const order = await staff.placeOrder({
    product: await api.createProduct({ title: `Slip de teclado ${suffix}` }),
  });
  await backOffice.signInWithForm();
  await pressShortcut(page, 'o');
  await expect(page.getByRole('heading', { level: 1, name: 'Gestión de Órdenes' })).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.getByPlaceholder('Número, nombre o email')).toBeFocused();
  await page.keyboard.type(order.orderNumber);
  const details = page.getByRole('link', { name: `Ver detalles de la orden #${order.orderNumber}` });
  await expect(page).toHaveURL(new RegExp(order.orderNumber));
  await expect(details).toBeVisible();
  await tabTo(page, details);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Orden #${order.orderNumber}` })).toBeFocused();

  const heading = page.getByRole('heading', { name: 'Actualizar estado' });
  const form = page.locator('summary').filter({ has: heading });
  if (!(await form.evaluate((summary) => summary.closest('details')?.open))) {
    await tabTo(page, form);
    await page.keyboard.press('Enter');
  }
  await tabTo(page, page.getByLabel('Nuevo estado'));
  await page.keyboard.type('Cancelado');
  await expect(page.getByText('Cambiarás el estado de Pendiente (Efectivo) a Cancelado')).toBeVisible();
  await tabTo(page, page.getByRole('textbox', { name: /Notas internas/ }));
  await page.keyboard.type('La clienta se arrepintió');
  await tabTo(page, page.getByRole('button', { name: 'Actualizar Orden' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('definition').filter({ hasText: 'Cancelado' })).toBeVisible();
  expect(await staff.getOrder(order)).toMatchObject({
    status: 'cancelled',
    adminNotes: 'La clienta se arrepintió',
  });
});

test(
  'the command palette finds orders, products and actions',
  { tag: '@once' },
  async ({ backOffice, api, staff, suffix }) => {
    const { page } = backOffice;
    const title = `Slip de paleta ${suffix}`;
    const product = await api.createProduct({ title });
    const order = await staff.placeOrder({ product });
    await backOffice.signInWithForm();
    const palette = page.getByRole('dialog');
    const search = async (text: string, option: string | RegExp) => {
      await page.keyboard.press('ControlOrMeta+k');
      await palette.getByRole('combobox').fill(text);
      await expect(page.getByRole('option', { name: option, selected: true })).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(palette).toHaveCount(0);
    };
    await search(order.orderNumber, new RegExp(order.orderNumber));
    await expect(page.getByRole('heading', { level: 1, name: `Orden #${order.orderNumber}` })).toBeVisible();
    await search(title, new RegExp(title));
    await expect(page).toHaveURL(new RegExp(`/admin/products/edit/${product._id}$`));
    await search('contraseña', /contraseña/i);
    await expect(page).toHaveURL(/settings\?seccion=seguridad$/);
  },
);

test('keyboard shortcuts open each page, are listed with ? and can be switched off', async ({
  backOffice,
}) => {
  const { page } = backOffice;
  await backOffice.signInWithForm();
  for (const [key, heading] of [
    ['p', 'Productos'],
    ['c', 'Contenido del sitio'],
    ['o', 'Gestión de Órdenes'],
    ['d', 'Dashboard'],
  ] as const) {
    await pressShortcut(page, key);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Atajos de teclado' });
  await list.getByRole('switch', { name: 'Usar atajos de una sola tecla' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await page.keyboard.press('?');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
  await expect(list).toHaveCount(0);
});
