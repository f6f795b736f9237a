import { expect, test } from '../../fixtures/shops/isolated-shop-test.ts';

// @spec 4.21 C.29

// These tests stop and start the cms under the open page.
test.use({ shopName: 'backend-outage' });
test.describe.configure({ mode: 'serial' });

test.afterEach(async ({ isolatedShop }) => isolatedShop.ensureBackend());

// @spec 8.37
test('a form keeps its values during an outage of the cms and saves afterwards', async ({
  backOffice,
  isolatedShop,
}, { project }) => {
  test.slow();
  const { page } = backOffice;
  await backOffice.signIn();
  await page.goto('/admin/content');
  const slogan = page.getByLabel('Eslogan');
  // Phones do not show the system status.
  const expectStatus = async (text: RegExp) => {
    if (project.name === 'phone') return;
    const status = page.getByRole('region', { name: 'Estado del Sistema' });
    const check = status.getByRole('button', { name: /Verificar ahora/ });
    if (!(await check.isVisible())) await status.getByTitle('Estado del Sistema').click();
    await check.click();
    await expect(status.getByRole('status')).toHaveText(text);
  };
  await slogan.fill('Encaje que abriga');
  await isolatedShop.stopBackend();
  await expectStatus(/Desconectado/);
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(slogan).toHaveValue('Encaje que abriga');

  await isolatedShop.startBackend();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText('Contenido actualizado exitosamente!')).toBeVisible();
  await expectStatus(/Conectado/);
  await page.reload();
  await expect(slogan).toHaveValue('Encaje que abriga');
});

// @spec 8.19
test('a page opened during an outage keeps the session, shows the error and loads afterwards', async ({
  backOffice,
  isolatedShop,
}, { project }) => {
  test.slow();
  const { page } = backOffice;
  await backOffice.signIn();
  await isolatedShop.stopBackend();
  await page.goto('/admin/products');
  await expect(page.getByRole('heading', { name: 'Productos', level: 1 })).toBeVisible();
  const alert = page.getByRole('alertdialog', { name: 'No pudimos cargar los productos' });
  await expect(alert.getByText(/^Error al cargar productos: /)).toBeVisible();
  await alert.getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();

  await isolatedShop.startBackend();
  // Phones do not show the system status: there the list has its own retry.
  const retry = project.name === 'phone' ? 'Reintentar' : /Verificar ahora/;
  await page.getByRole('button', { name: retry }).click();
  await expect(page.getByRole('heading', { name: 'Todavía no hay productos' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reintentar' })).toHaveCount(0);
});
