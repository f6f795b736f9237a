import { expectNoFaults } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/test.ts';

test('axe finds nothing on the shop’s pages', async ({ shop, api }) => {
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
  ];
  for (const path of paths) {
    await test.step(path, async () => {
      await shop.open(path);
      await expectNoFaults(shop.page);
    });
  }
});

test('axe finds nothing from the product to the confirmation', async ({ shop, api }, { project }) => {
  test.slow();
  const product = await api.stock({ title: `Accesible ${project.name}` });
  await shop.openProduct(product);
  await shop.addToCart({ size: 'M' });
  await shop.goToCart();
  await expectNoFaults(shop.page);
  await shop.page.getByRole('link', { name: 'Hacer orden virtual' }).click();
  await shop.confirmButton().click();
  await expect(shop.page.getByRole('alert').first()).toBeVisible();
  await expectNoFaults(shop.page);
  await shop.page.getByLabel('Nombre completo').fill('Ana Torres');
  await shop.page.getByLabel('Email', { exact: true }).fill(`ana.${project.name}@correo.example`);
  await shop.page
    .getByLabel('Teléfono', { exact: true })
    .fill(project.name === 'phone' ? '2994111222' : '2994333444');
  await shop.confirm();
  await expectNoFaults(shop.page);
});
