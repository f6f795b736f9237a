import { readDownload } from '../../fixtures/back-office.ts';
import { aTransferProof } from '../../fixtures/shopper.ts';
import { expect, test } from '../../fixtures/test.ts';

// @spec C.32

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
  await page.getByText('Pegar la dirección de una imagen').click();
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

// @spec 5.19
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

// @spec 2.14.1
test('a product with variants, linked and uploaded pictures appears in the shop', async ({
  shop,
  backOffice,
  api,
  suffix,
}) => {
  const title = `Conjunto Nogal de dos colores ${suffix}`;
  const picture = await api.pictureUrl();
  const { page } = backOffice;
  await backOffice.signIn();
  await page.goto('/admin/products/new');
  await page.getByLabel('Título', { exact: true }).fill(title);
  await page.getByLabel('Descripción', { exact: true }).fill('Encaje con aro, con su bombacha.');
  await page.getByLabel('Categoría', { exact: true }).selectOption({ label: 'Bombachas' });
  await page.getByLabel('Precio', { exact: true }).fill('23000');
  await expect(page.getByLabel('Precio', { exact: true })).toHaveValue('23.000');
  await page.getByText('Sin descuento').click();
  await page.getByLabel('Descuento (%)').fill('10');
  for (const size of ['S', 'M']) await page.getByLabel(size, { exact: true }).check();
  await page.getByLabel('Elegir de una lista').check();
  await page.getByLabel('Nombre del color 1').fill('Nogal');
  await page.getByRole('button', { name: 'Agregar color' }).click();
  await page.getByLabel('Nombre del color 2').fill('Crema');
  await page.getByLabel('Por talle y color').check();
  await page.getByLabel('Mismo stock').fill('3');
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await page.getByLabel('Stock de S, Crema').fill('0');
  await expect(page.getByText('Total: 9 unidades')).toBeVisible();
  await page.getByText('Pegar la dirección de una imagen').click();
  await page.getByLabel('URL de la imagen 1').fill(picture);
  await page.getByLabel('Texto alternativo de la imagen 1').fill('Conjunto puesto, de frente');
  await page.getByLabel('Subir imágenes').setInputFiles(aTransferProof());
  await expect(page.getByLabel('URL de la imagen 2')).toHaveValue(/^\/uploads\/pictures\//);
  await page.getByRole('button', { name: 'Subir la imagen 2 un lugar' }).click();
  await expect(page.getByLabel('URL de la imagen 2')).toHaveValue(picture);

  await page.getByRole('button', { name: 'Revisar producto' }).click();
  await expect(page.getByRole('heading', { name: 'Revisá y confirmá' })).toBeVisible();
  await page.getByRole('button', { name: 'Volver a editar' }).click();
  await page.getByRole('button', { name: 'Revisar producto' }).click();
  await page.getByRole('button', { name: 'Crear producto' }).click();
  await expect(page).toHaveURL(/\/admin\/products$/);

  await shop.open(`/?buscar=${encodeURIComponent('Conjunto Nogal')}#products`);
  await shop.page.getByRole('main').getByRole('link', { name: title }).first().click();
  await expect(shop.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(shop.page.getByText('$20.700').first()).toBeVisible();
  await expect(shop.page.getByRole('img', { name: 'Conjunto puesto, de frente' }).first()).toBeAttached();
  await shop.page.getByRole('radio', { name: 'Crema' }).check();
  await expect(shop.page.getByRole('radio', { name: 'S, sin stock' })).toBeVisible();
  await shop.addToCart({ size: 'M', color: 'Crema' });
});

// @spec 2.14.2
test(
  'saving a product keeps the units of an order placed during editing',
  { tag: '@once' },
  async ({ backOffice, api, staff, suffix }) => {
    const title = `Body que se vende mientras se edita ${suffix}`;
    const product = await api.createProduct({ title, units: 10 });
    const { page } = backOffice;
    await backOffice.signIn();
    await page.goto(`/admin/products/edit/${product._id}`);
    const units = page.getByLabel('Stock de M, Negro');
    await expect(units).toHaveValue('10');
    await staff.placeOrder({ product, quantity: 3 });
    await units.fill('15');
    await page.getByLabel('Precio', { exact: true }).fill('11500');
    await page.getByRole('button', { name: 'Revisar producto' }).click();
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page).toHaveURL(/\/admin\/products$/);
    expect(await api.getStock(product._id)).toBe(12);
    const [saved] = await staff.findProducts(title);
    expect(saved?.price).toBe(11_500);
  },
);

// @spec 2.13.6
test('a product with open orders cannot be deleted until they are closed', async ({
  backOffice,
  api,
  staff,
  suffix,
}, { project }) => {
  const title = `Body con un pedido abierto ${suffix}`;
  const product = await api.createProduct({ title });
  const order = await staff.placeOrder({ product });
  const { page } = backOffice;
  await backOffice.signIn();
  await backOffice.findProduct(title);
  const remove = page.getByRole('button', { name: `Eliminar ${title}` });
  const confirmation = page.getByRole('alertdialog', { name: `Eliminar «${title}»` });
  await remove.click();
  await confirmation.getByRole('button', { name: 'Eliminar producto' }).click();
  const refusal = page.getByRole('alertdialog').filter({ hasText: 'órdenes activas' });
  await expect(refusal).toBeVisible();
  await refusal.getByRole('button', { name: 'Cerrar' }).click();

  await staff.setStatus(order, 'cancelled');
  await remove.click();
  await confirmation.getByRole('button', { name: 'Eliminar producto' }).click();
  await expect(page.getByText('Producto eliminado exitosamente.')).toBeVisible();
  await expect(page.getByText('Ningún producto coincide')).toBeVisible();
  expect((await staff.getOrder(order)).orderNumber).toBe(order.orderNumber);

  if (project.name === 'phone') await page.getByRole('button', { name: /^Filtros/ }).click();
  await page.getByLabel('Estado', { exact: true }).selectOption('Eliminados');
  if (project.name === 'phone') await page.getByRole('button', { name: 'Ver resultados' }).click();
  await page.getByRole('button', { name: `Recuperar ${title}` }).click();
  await expect(page.getByText(`«${title}» volvió a la lista de productos`)).toBeVisible();
  await backOffice.findProduct(title);
});

// @spec 8.20
test(
  'deleting a product that is already deleted shows a message',
  { tag: '@once' },
  async ({ backOffice, api, staff, suffix }) => {
    const title = `Body que ya no está ${suffix}`;
    const product = await api.createProduct({ title });
    const { page } = backOffice;
    await backOffice.signIn();
    await backOffice.findProduct(title);
    await staff.deleteProduct(product);
    await page.getByRole('button', { name: `Eliminar ${title}` }).click();
    await page.getByRole('button', { name: 'Eliminar producto' }).click();
    await expect(page.getByRole('alertdialog').getByText(/no fue encontrado: ya lo habían/)).toBeVisible();
    await page.getByRole('button', { name: 'Cerrar' }).click();
    await expect(page.getByText('Ningún producto coincide')).toBeVisible();
  },
);

test('several products are discounted, paused and deleted together', async ({
  shop,
  backOffice,
  api,
  suffix,
}) => {
  const name = `Tanga de lote ${suffix}`;
  for (const letter of ['a', 'b']) await api.createProduct({ title: `${name} ${letter}`, price: 8_000 });
  const { page } = backOffice;
  await backOffice.signIn();
  const choose = async () => {
    await backOffice.findProduct(`${name} a`);
    await page.getByLabel('Buscar productos').fill(name);
    for (const letter of ['a', 'b']) await page.getByLabel(`Elegir ${name} ${letter}`).check();
  };
  const bar = page.getByRole('group', { name: 'Acciones para los productos elegidos' });

  await choose();
  await bar.getByRole('button', { name: 'Descuento' }).click();
  await page.getByLabel('Descuento (%)').fill('25');
  await page.getByRole('dialog').getByRole('button', { name: 'Aplicar' }).click();
  await expect(page.getByText('2 productos cambiaron')).toBeVisible();
  await shop.open(`/?buscar=${encodeURIComponent(name)}`);
  await expect(shop.page.getByText('25% OFF')).toHaveCount(2);

  await choose();
  await bar.getByRole('button', { name: 'Pausar' }).click();
  await expect(page.getByRole('switch', { name: `${name} a: visible en la tienda` })).not.toBeChecked();
  await shop.open(`/?buscar=${encodeURIComponent(name)}`);
  await expect(shop.page.getByText('25% OFF')).toHaveCount(0);

  await choose();
  await bar.getByRole('button', { name: 'Eliminar' }).click();
  await page.getByRole('button', { name: 'Eliminar 2 productos' }).click();
  await expect(page.getByText('2 productos eliminados exitosamente.')).toBeVisible();
});

test(
  'an exported CSV is imported again only without faulty rows',
  { tag: '@once' },
  async ({ backOffice, api, staff, suffix }) => {
    const title = `Portaligas de planilla ${suffix}`;
    const product = await api.createProduct({ title, price: 9_000 });
    const { page } = backOffice;
    await backOffice.signIn();
    await page.goto('/admin/products');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exportar CSV' }).click();
    const [header, ...rows] = (await readDownload(await download)).split('\r\n');
    const row = rows.find((line) => line.includes(title)) ?? '';
    expect(row).toContain('9000');

    const choose = (line: string) =>
      page.getByLabel('Archivo CSV').setInputFiles({
        name: 'productos.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from([header, line].join('\r\n')),
      });
    await page.getByRole('button', { name: 'Importar CSV' }).click();
    const dialog = page.getByRole('dialog', { name: 'Importar productos' });
    await choose(row.replace('9000', 'nueve mil'));
    await expect(dialog.getByText('Hay 1 error para corregir')).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Importar/ })).toHaveCount(0);
    await choose(row.replace('9000', '9.500'));
    await expect(dialog.getByText('Productos: 1 cambia.')).toBeVisible();
    await expect(dialog.getByText('Precio: $9.000 → $9.500')).toBeVisible();
    expect((await staff.findProducts(title))[0]?.price).toBe(9_000);
    await dialog.getByRole('button', { name: 'Importar 1 producto' }).click();
    await expect(page.getByText('Listo: 0 creados, 1 actualizado.')).toBeVisible();
    expect(await staff.findProducts(title)).toEqual([
      expect.objectContaining({ _id: product._id, price: 9_500 }),
    ]);
  },
);
