import { expectAccessibleInBothThemes } from '../../fixtures/accessibility.ts';
import { expect, test } from '../../fixtures/shops/isolated-shop-test.ts';

// @spec C.31 C.36

test.use({ shopName: 'empty-shop' });

test('the pages of an empty shop say what to do first', async ({ backOffice, shop }) => {
  test.slow();
  const { page } = backOffice;
  await backOffice.signInWithForm();
  await expect(page.getByRole('status').filter({ hasText: /piden tu atención/ })).toBeVisible();
  await expect(page.getByText('Todavía no hay ventas en este período')).toBeVisible();
  await expect(page.getByText('Todavía no hay órdenes')).toBeVisible();
  await expect(page.getByText('Todavía no hay visitas registradas.')).toHaveCount(2);
  await expectAccessibleInBothThemes(page);

  await page.goto('/admin/products');
  await expect(page.getByRole('heading', { name: 'Todavía no hay productos' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Nuevo producto' }).last()).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await backOffice.openOrders();
  await expect(page.getByText('Cuando alguien compre en la tienda')).toBeVisible();
  await page.getByRole('button', { name: /^0 órdenes/ }).click();
  await expect(page.getByText('No hay órdenes en efectivo')).toBeVisible();
  await expect(page.getByText('No hay órdenes por transferencia')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await page.goto('/admin/products/new');
  await expect(page.getByText('La tienda todavía no tiene categorías.')).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await page.goto('/admin/content');
  await page.getByRole('button', { name: 'Historial' }).click();
  await expect(page.getByRole('dialog', { name: 'Historial de versiones' })).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await shop.open('/');
  await expect(
    shop.page.getByText('Aún no hay productos cargados en el sistema. ¡Pronto verás tus productos aquí!'),
  ).toBeVisible();
});
