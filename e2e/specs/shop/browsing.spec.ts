import { expectNoAxeViolations } from '../../fixtures/accessibility.ts';
import { expect, test } from '../../fixtures/test.ts';

// @spec 2.5.2 5.18 8.13 A.4 A.5

test('a category opens sorted by price from a shared address', async ({ shop }) => {
  await shop.open('/category/bombachas?orden=precio-desc');
  const first = shop.page.getByRole('main').getByRole('article').first();
  await expect(first).toBeVisible();
  await expect(shop.page.getByRole('main').getByLabel('Ordenar por')).toHaveValue('precio-desc');
});

// @spec 2.1.9
test('an unknown path shows the home page with status 404', { tag: '@once' }, async ({ page }) => {
  const answer = await page.goto('/no/existe');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

// @spec A.16
test('favourites are kept, and report a product that is no longer sold', async ({ shop, api }, {
  project,
}) => {
  const product = await api.createProduct({ title: `Con corazón ${project.name}` });
  const { page } = shop;
  const heart = page.getByRole('button', { name: `Guardar ${product.title} en favoritos` });
  await shop.openProduct(product);
  await heart.click();
  await page.getByRole('link', { name: 'Favoritos, 1 producto' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tus favoritos' })).toBeFocused();
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expectNoAxeViolations(page);
  await api.updateProduct(product._id, { status: false });
  await page.reload();
  await expect(page.getByText('Un producto que habías guardado ya no se vende.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Explorar productos' })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('the page of a missing product leads back home', async ({ shop }) => {
  await shop.open('/product/no-existe');
  await expect(shop.page.getByRole('heading', { name: 'Producto no encontrado' })).toBeVisible();
  await shop.page.getByRole('link', { name: 'Volver al inicio' }).click();
  await expect(shop.page).toHaveURL(/\/$/);
});

test('tracking an unknown order number shows a message', async ({ shop }) => {
  await shop.open('/track-order');
  await shop.page.getByRole('button', { name: 'Buscar pedido' }).click();
  await expect(shop.page.getByText('Por favor, ingresa un número de pedido.')).toBeVisible();
  await shop.trackOrder('JL-20200101-0001');
  await expect(
    shop.page.getByText('Pedido no encontrado. Verifica el número e intenta de nuevo'),
  ).toBeVisible();
});

test(
  'a product change is visible to the next shopper',
  { tag: '@once' },
  async ({ shop, api }, { project }) => {
    const product = await api.createProduct({ title: `Cambia de nombre ${project.name}` });
    await shop.openProduct(product);
    await api.updateProduct(product._id, { title: `Nombre nuevo ${project.name}` });
    await shop.openProduct(product);
    await expect(
      shop.page.getByRole('heading', { level: 1, name: `Nombre nuevo ${project.name}` }),
    ).toBeVisible();
  },
);
