import { expect, test } from '../fixtures/own-shop-test.ts';

// Its backend is really stopped and started again under the open page.
test.use({ shopOf: 'backend-away' });
test.describe.configure({ mode: 'serial' });

test.afterEach(async ({ ownShop }) => ownShop.ensureBackend());

test('lists and forms outlive a backend that goes away, and go on when it is back', async ({
  backOffice,
  ownShop,
}, { project }) => {
  test.slow();
  const { page } = backOffice;
  await backOffice.signIn();
  await page.goto('/admin/content');
  const slogan = page.getByLabel('Eslogan');
  // A phone does not show the state of the system.
  const checked = async (words: RegExp) => {
    if (project.name === 'phone') return;
    const status = page.getByRole('region', { name: 'Estado del Sistema' });
    await status.getByRole('button', { name: /Verificar ahora/ }).click();
    await expect(status.getByText(words)).toBeVisible();
  };
  await slogan.fill('Encaje que abriga');
  await ownShop.stopBackend();
  await checked(/Desconectado/);
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(slogan).toHaveValue('Encaje que abriga');

  await ownShop.startBackend();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText('Contenido actualizado exitosamente!')).toBeVisible();
  await checked(/Conectado/);
  await page.reload();
  await expect(slogan).toHaveValue('Encaje que abriga');
});

test('a page opened meanwhile keeps the session, says what is wrong, and loads once the backend answers', async ({
  backOffice,
  ownShop,
}, { project }) => {
  test.slow();
  const { page } = backOffice;
  await backOffice.signIn();
  await ownShop.stopBackend();
  await page.goto('/admin/products');
  await expect(page.getByRole('heading', { name: 'Productos', level: 1 })).toBeVisible();
  const alert = page.getByRole('alertdialog', { name: 'No pudimos cargar los productos' });
  await expect(alert.getByText(/^Error al cargar productos: /)).toBeVisible();
  await alert.getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();

  await ownShop.startBackend();
  // A phone does not show the state of the system: there the list itself is asked to try again.
  const again = project.name === 'phone' ? 'Reintentar' : /Verificar ahora/;
  await page.getByRole('button', { name: again }).click();
  await expect(page.getByRole('heading', { name: 'Todavía no hay productos' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reintentar' })).toHaveCount(0);
});
