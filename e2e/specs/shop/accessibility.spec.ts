import { expectNoAxeViolations } from '../../fixtures/accessibility.ts';
import { expect, test } from '../../fixtures/test.ts';

// @spec A.26 B.13

test('the pages of the shop have no axe violations', async ({ shop, api }) => {
  test.slow();
  const product = await api.demoProduct();
  const paths = [
    '/',
    '/?categoria=bombachas&color=Negro&desde=5000',
    '/category/conjuntos',
    `/product/${product.slug}`,
    '/product/no-existe',
    '/cart',
    '/track-order',
    '/favoritos',
    '/arrepentimiento',
    '/mis-datos',
    '/terminos',
    '/cambios',
  ];
  for (const path of paths) {
    await test.step(path, async () => {
      await shop.open(path);
      await expectNoAxeViolations(shop.page);
    });
  }
});

test('the pages from product to confirmation have no axe violations', async ({ shop, api }, { project }) => {
  test.slow();
  const product = await api.createProduct({ title: `Accesible ${project.name}` });
  await shop.openProduct(product);
  await shop.addToCart({ size: 'M' });
  await shop.goToCart();
  await expectNoAxeViolations(shop.page);
  await shop.page.getByRole('link', { name: 'Hacer orden virtual' }).click();
  await shop.confirmButton().click();
  await expect(shop.page.getByRole('alert').first()).toBeVisible();
  await expectNoAxeViolations(shop.page);
  await shop.page.getByLabel('Nombre completo').fill('Ana Torres');
  await shop.page.getByLabel('Email', { exact: true }).fill(`ana.${project.name}@correo.example`);
  await shop.page
    .getByLabel('Teléfono', { exact: true })
    .fill(project.name === 'phone' ? '2994111222' : '2994333444');
  await shop.confirm();
  await expectNoAxeViolations(shop.page);
});
