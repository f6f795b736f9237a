import { expect, test } from '../../fixtures/test.ts';

test('a created product is found in the shop immediately', async ({ shop, backOffice, api }, { project }) => {
  const title = `Body Alba hecho a mano ${project.name}`;
  const { page } = backOffice;
  await backOffice.signIn();
  await page.goto('/admin/products/new');
  await page.getByLabel('Título', { exact: true }).fill(title);
  await page.getByLabel('Descripción', { exact: true }).fill('Tul bordado con forro de algodón.');
  await page.getByLabel('Categoría', { exact: true }).selectOption({ label: 'Bodies' });
  await page.getByLabel('Precio', { exact: true }).fill('21500');
  await page.getByLabel('M', { exact: true }).check();
  await page.getByLabel('Unidades disponibles').fill('5');
  await page.getByLabel('URL de la imagen 1').fill(await api.pictureUrl());
  await page.getByRole('button', { name: 'Revisar producto' }).click();
  await expect(page.getByRole('main').getByText('$21.500').first()).toBeVisible();
  await page.getByRole('button', { name: 'Crear producto' }).click();
  await expect(page).toHaveURL(/\/admin\/products$/);

  await shop.open(`/?buscar=${encodeURIComponent('Alba hecho a mano')}#products`);
  await shop.page.getByRole('main').getByRole('link', { name: title }).first().click();
  await expect(shop.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await shop.addToCart({ size: 'M' });
});

test('the product form lists all faults together', async ({ backOffice }) => {
  const { page } = backOffice;
  await backOffice.signIn();
  await page.goto('/admin/products/new');
  await page.getByRole('button', { name: 'Revisar producto' }).click();
  for (const fault of [
    'El título es requerido',
    'La descripción es requerida',
    'La categoría es requerida',
    'El precio debe ser mayor a 0',
    'Debe incluir al menos una imagen',
  ])
    await expect(page.getByRole('main').getByText(fault).first()).toBeVisible();
});

test('orders are filtered by status and found by name', async ({ backOffice, api }) => {
  const { page } = backOffice;
  await backOffice.signIn();
  await backOffice.openOrders();
  const cancelled = await api.findOrders('');
  expect(cancelled.length).toBeGreaterThan(0);
  await page.getByLabel('Estado', { exact: true }).first().selectOption({ label: 'Cancelado' });
  await expect(page).toHaveURL(/cancelled/);
  await page.getByPlaceholder('Número, nombre o email').fill('nadie se llama así');
  await expect(page.getByText('No se encontraron órdenes con los filtros aplicados.')).toBeVisible();
});
