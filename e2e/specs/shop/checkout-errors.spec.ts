import { aShopper } from '../../fixtures/shopper.ts';
import { expect, test } from '../../fixtures/test.ts';

// @spec 5.13 A.1 A.2 B.4

test('a product that sells out during the checkout is not sold, and the form keeps its values', async ({
  shop,
  api,
}, { project }) => {
  const product = await api.createProduct({ title: `Última pieza ${project.name}`, units: 1 });
  const shopper = aShopper('Sofía Díaz');
  await shop.prepareCheckout(product, shopper);
  await api.updateProduct(product._id, { variants: [{ size: 'M', color: 'Negro', stock: 0 }] });

  await shop.confirmButton().click();
  const alert = shop.page.getByRole('alertdialog', { name: 'No alcanza el stock' });
  await expect(alert).toContainText(product.title);
  await alert.getByRole('button', { name: 'Cancelar' }).click();
  await expect(shop.page.getByLabel('Nombre completo')).toHaveValue(shopper.fullName);
  expect(await api.findOrders(shopper.email)).toHaveLength(0);
});

test('a price changed during the checkout is shown old and new before the order is confirmed', async ({
  shop,
  api,
}, { project }) => {
  const product = await api.createProduct({ title: `Cambia de precio ${project.name}`, price: 10_000 });
  const shopper = aShopper('Valentina Ruiz');
  await shop.prepareCheckout(product, shopper);
  await api.updateProduct(product._id, { price: 11_500 });

  await shop.confirmButton().click();
  const alert = shop.page.getByRole('alertdialog', { name: 'Cambiaron los precios' });
  await expect(alert).toContainText('$10.000');
  await expect(alert).toContainText('$11.500');
  expect(await api.findOrders(shopper.email)).toHaveLength(0);
  await alert.getByRole('button', { name: 'Aceptar y confirmar' }).click();
  await shop.readOrderNumber();
  const [order] = await api.findOrders(shopper.email);
  expect(order?.total).toBe(11_500);
});

test(
  'a double click on the confirm button places one order',
  { tag: '@once' },
  async ({ shop, api }, { project }) => {
    const product = await api.createProduct({ title: `Doble clic ${project.name}` });
    const shopper = aShopper('Renata Paz');
    await shop.prepareCheckout(product, shopper);
    await shop.confirmButton().dblclick();
    await shop.readOrderNumber();
    expect(await api.findOrders(shopper.email)).toHaveLength(1);
    expect(await api.getStock(product._id)).toBe(7);
  },
);

test(
  'an order whose answer was lost is placed once by the retry',
  { tag: '@once' },
  async ({ shop, api }, { project }) => {
    const product = await api.createProduct({ title: `Conexión cortada ${project.name}` });
    const shopper = aShopper('Abril Castro');
    await shop.prepareCheckout(product, shopper);
    // The request arrives, its answer is lost.
    await shop.page.route('**/api/orders', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await shop.confirmButton().click();
    await expect(
      shop.page.getByText('Error de conexión. Verifica tu internet e intenta nuevamente.'),
    ).toBeVisible();
    await shop.page.unroute('**/api/orders');
    await shop.confirm();
    expect(await api.findOrders(shopper.email)).toHaveLength(1);
  },
);

// @spec 5.12
test('the checkout form lists all faults together, each with a link to its field', async ({ shop, api }, {
  project,
}) => {
  const product = await api.createProduct({ title: `Formulario incompleto ${project.name}` });
  await shop.openProduct(product);
  await shop.addToCart({ size: 'M' });
  await shop.goToCheckout();
  await shop.page.getByLabel('Email', { exact: true }).fill('sin-arroba');
  await shop.confirmButton().click();
  const main = shop.page.getByRole('main');
  for (const fault of [
    'El nombre completo es requerido',
    'Formato de email inválido',
    'El teléfono es requerido',
  ])
    await expect(main.getByText(fault).first()).toBeVisible();
  await main.getByRole('link', { name: 'El teléfono es requerido' }).click();
  await expect(shop.page.getByLabel('Teléfono', { exact: true })).toBeFocused();
});
