import { expect, test } from '../fixtures/test.ts';

const broken = ['{', 'null', '"texto"', '[{}]', '[{"id":1,"quantity":"muchos"}]', '{"lines":[null]}'];

for (const stored of broken) {
  test(`a stored cart of ${stored} does not keep the shop from opening`, async ({ shop }) => {
    await shop.page.addInitScript((value) => {
      localStorage.setItem('cart', value);
      localStorage.setItem('adminUser', value);
    }, stored);
    await shop.open('/cart');
    await expect(shop.page.getByText('Tu carrito está vacío')).toBeVisible();
    await shop.page.getByRole('link', { name: 'Explorar productos' }).click();
    await expect(shop.page).toHaveURL(/\/(#products)?$/);
  });
}

test('a size must be chosen before a product goes into the cart', async ({ shop, api }, { project }) => {
  const product = await api.stock({ title: `Sin talla elegida ${project.name}` });
  await api.change(product._id, {
    size: ['S', 'M'],
    variants: [
      { size: 'S', color: 'Negro', stock: 2 },
      { size: 'M', color: 'Negro', stock: 2 },
    ],
  });
  await shop.openProduct(product);
  await shop.page.getByRole('main').getByRole('button', { name: 'Agregar al Carrito' }).first().click();
  await expect(shop.page.getByText('Por favor selecciona una talla')).toBeVisible();
});

test('the cart survives a reload, counts in the header and can be emptied', async ({ shop, api }, {
  project,
}) => {
  const product = await api.stock({ title: `Queda en el carrito ${project.name}` });
  await shop.openProduct(product);
  await shop.addToCart({ size: 'M', quantity: 3 });
  await shop.goToCart();
  await shop.page.reload();
  await shop.isAwake();
  const main = shop.page.getByRole('main');
  await expect(main.getByText(product.title).first()).toBeVisible();
  await expect(main.getByText('$30.000').first()).toBeVisible();
  await expect(shop.page.getByRole('link', { name: 'Carrito, 3 productos' })).toBeVisible();
  await main.getByRole('button', { name: 'Vaciar carrito' }).click();
  await expect(main.getByText('Tu carrito está vacío')).toBeVisible();
});
