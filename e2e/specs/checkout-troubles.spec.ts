import { aShopper } from '../fixtures/shopper.ts';
import { expect, test } from '../fixtures/test.ts';

test('a product that is sold out meanwhile is not sold twice, and the form keeps what was typed', async ({
  shop,
  api,
}, { project }) => {
  const product = await api.stock({ title: `Última pieza ${project.name}`, units: 1 });
  const shopper = aShopper('Sofía Díaz');
  await shop.bringToCheckout(product, shopper);
  await api.change(product._id, { variants: [{ size: 'M', color: 'Negro', stock: 0 }] });

  await shop.confirmButton().click();
  const alert = shop.page.getByRole('alertdialog', { name: 'No alcanza el stock' });
  await expect(alert).toContainText(product.title);
  await alert.getByRole('button', { name: 'Cancelar' }).click();
  await expect(shop.page.getByLabel('Nombre completo')).toHaveValue(shopper.fullName);
  expect(await api.ordersOf(shopper.email)).toHaveLength(0);
});

test('a price that changed meanwhile is shown old and new before anything is confirmed', async ({
  shop,
  api,
}, { project }) => {
  const product = await api.stock({ title: `Cambia de precio ${project.name}`, price: 10_000 });
  const shopper = aShopper('Valentina Ruiz');
  await shop.bringToCheckout(product, shopper);
  await api.change(product._id, { price: 11_500 });

  await shop.confirmButton().click();
  const alert = shop.page.getByRole('alertdialog', { name: 'Cambiaron los precios' });
  await expect(alert).toContainText('$10.000');
  await expect(alert).toContainText('$11.500');
  expect(await api.ordersOf(shopper.email)).toHaveLength(0);
  await alert.getByRole('button', { name: 'Aceptar y confirmar' }).click();
  await shop.confirmedNumber();
  const [order] = await api.ordersOf(shopper.email);
  expect(order?.total).toBe(11_500);
});

test('a double click on the button makes one order', { tag: '@once' }, async ({ shop, api }, { project }) => {
  const product = await api.stock({ title: `Doble clic ${project.name}` });
  const shopper = aShopper('Renata Paz');
  await shop.bringToCheckout(product, shopper);
  await shop.confirmButton().dblclick();
  await shop.confirmedNumber();
  expect(await api.ordersOf(shopper.email)).toHaveLength(1);
  expect(await api.stockOf(product._id)).toBe(7);
});

test(
  'an order that failed on the way succeeds when it is sent again, once',
  { tag: '@once' },
  async ({ shop, api }, { project }) => {
    const product = await api.stock({ title: `Conexión cortada ${project.name}` });
    const shopper = aShopper('Abril Castro');
    await shop.bringToCheckout(product, shopper);
    // The shop gets the order, the shopper never gets the answer.
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
    expect(await api.ordersOf(shopper.email)).toHaveLength(1);
  },
);

test('the faults of the form are told together, each leads to its field', async ({ shop, api }, {
  project,
}) => {
  const product = await api.stock({ title: `Formulario incompleto ${project.name}` });
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
