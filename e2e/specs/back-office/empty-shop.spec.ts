import { expectAccessibleInBothThemes } from '../../fixtures/accessibility.ts';
import { expect, test } from '../../fixtures/shops/isolated-shop-test.ts';
import { aTransferProof } from '../../fixtures/shopper.ts';

// The first test needs the shop empty, the second one fills it.
test.use({ shopName: 'empty-shop' });
test.describe.configure({ mode: 'serial' });

test('the pages of an empty shop say what to do first', async ({ backOffice, shop }) => {
  test.slow();
  const { page } = backOffice;
  await backOffice.signInWithForm();
  const steps = page.getByRole('region', { name: 'Prepará tu tienda' }).getByRole('listitem');
  await expect(steps).toHaveCount(6);
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

test('the setup steps lead the owner to the first product on sale', async ({ backOffice, shop }) => {
  test.slow();
  const { page } = backOffice;
  const step = (name: string) =>
    page.getByRole('region', { name: 'Prepará tu tienda' }).getByRole('link', { name: new RegExp(name) });
  const save = async () => {
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByText('Contenido actualizado exitosamente!')).toBeVisible();
    await page.goto('/admin');
  };
  await backOffice.signInWithForm();

  await step('Creá las categorías').click();
  await page.getByRole('button', { name: 'Agregar categoría' }).click();
  await page.getByLabel('Clave').fill('bombachas');
  await page.getByLabel('Nombre para mostrar').fill('Bombachas');
  await save();
  await expect(step('Creá las categorías')).toHaveAccessibleName(/Listo/);

  await step('Cargá una guía de talles').click();
  await page.getByRole('button', { name: 'Agregar guía' }).click();
  await expect(page.getByLabel('Título', { exact: true })).toHaveValue('Nueva Guía de Tallas');
  await page.getByLabel('Categoría', { exact: true }).selectOption('bombachas');
  await page.getByRole('button', { name: 'Agregar fila' }).click();
  await page.getByLabel('Talle de la fila 1').fill('M');
  await page.getByRole('button', { name: 'Quitar la columna Medida 2' }).click();
  await page.getByLabel('Medida 1, fila 1').fill('92 cm');
  await save();

  await step('Completá los datos bancarios').click();
  await page.getByLabel('Alias', { exact: true }).fill('azahar.tienda');
  await save();
  await step('Definí el costo de envío').click();
  await page.getByLabel('Costo base ($)').fill('1800');
  await save();
  await step('Agregá tu WhatsApp').click();
  await page.getByLabel('WhatsApp (opcional)').fill('299 412 3456');
  await page.getByRole('button', { name: 'Guardar datos' }).click();
  await expect(page.getByText('Datos de la tienda actualizados')).toBeVisible();
  await page.goto('/admin');
  await expect(page.getByText('5 de 6 pasos listos')).toBeVisible();

  await step('Cargá tu primer producto').click();
  await page.getByLabel('Título', { exact: true }).fill('Vedetina Primavera');
  await page.getByLabel('Descripción', { exact: true }).fill('La primera de la tienda.');
  await page.getByLabel('Categoría', { exact: true }).selectOption({ label: 'Bombachas' });
  await page.getByLabel('Precio', { exact: true }).fill('6200');
  await page.getByLabel('M', { exact: true }).check();
  await page.getByLabel('Unidades disponibles').fill('2');
  await page.getByLabel('Subir un archivo para la imagen 1').setInputFiles(aTransferProof());
  await expect(page.getByLabel('URL de la imagen 1')).toHaveValue(/^\/uploads\//);
  await page.getByRole('button', { name: 'Revisar producto' }).click();
  await page.getByRole('button', { name: 'Crear producto' }).click();
  await expect(page).toHaveURL(/\/admin\/products$/);
  await page.goto('/admin');
  await expect(page.getByText('Cómo va la tienda hoy.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Accesos rápidos' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Prepará tu tienda' })).toHaveCount(0);

  await shop.open('/');
  await shop.page.getByRole('main').getByRole('link', { name: 'Vedetina Primavera' }).first().click();
  await expect(shop.page.getByText('$6.200').first()).toBeVisible();
});
