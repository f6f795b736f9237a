import { aTransferProof, aShopper } from '../../fixtures/shopper.ts';
import { expect, test } from '../../fixtures/test.ts';

// @spec 1.1 1.5 A.3

// @spec 2.8.8
test('a purchase by transfer with a proof is tracked by the shopper and marked paid by the owner', async ({
  shop,
  backOffice,
  api,
}, { project }) => {
  const product = await api.createProduct({
    title: `Vedetina del camino principal ${project.name}`,
    price: 12_345,
  });
  const shopper = aShopper('Camila Ríos');

  await shop.openProduct(product);
  await shop.addToCart({ size: 'M', color: 'Negro', quantity: 2 });
  await shop.goToCheckout();
  await shop.fillContact(shopper);
  await shop.payByTransfer(aTransferProof());
  const orderNumber = await shop.confirm();
  await expect(shop.page.getByText('Comprobante de transferencia recibido')).toBeVisible();
  await expect(shop.page.getByText('$24.690').first()).toBeVisible();

  await shop.trackOrder(orderNumber);
  const found = shop.page.getByRole('article');
  await expect(found.getByRole('heading', { name: `Pedido ${orderNumber}` })).toBeVisible();
  await expect(found.getByText('Pendiente (Verificar Comprobante)').first()).toBeVisible();
  await expect(found.getByText(shopper.email)).toHaveCount(0);

  await backOffice.signInWithForm();
  await backOffice.openOrder(orderNumber);
  const proof = backOffice.page.getByRole('img', { name: /Comprobante de transferencia/ });
  await expect(proof).toBeVisible();
  await expect
    .poll(() => proof.evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBeGreaterThan(0);
  await backOffice.setStatus('Pagado');

  await shop.trackOrder(orderNumber);
  await expect(shop.page.getByRole('article').getByText('Pagado', { exact: true }).first()).toBeVisible();
  expect(await api.getStock(product._id)).toBe(6);
});

test('a cash purchase for pickup is confirmed by the owner', async ({ shop, backOffice, api }, info) => {
  const product = await api.createProduct({ title: `Culotte para retirar ${info.project.name}` });

  await shop.prepareCheckout(product, aShopper('Julieta Sosa'));
  const orderNumber = await shop.confirm();
  await expect(shop.page.getByText('Retiro en punto de encuentro').first()).toBeVisible();
  await expect(shop.page.getByText('Pago en Efectivo').first()).toBeVisible();
  await expect(shop.page.getByText('Gratis').first()).toBeVisible();

  await backOffice.signInWithForm();
  await backOffice.openOrder(orderNumber);
  await backOffice.page.getByRole('button', { name: 'Confirmar Orden' }).click();
  await expect(backOffice.page.getByText('Confirmado', { exact: true }).first()).toBeVisible();
  const [order] = await api.findOrders(orderNumber);
  expect(order?.status).toBe('confirmado');
});

test('home delivery requires an address and adds its cost', async ({ shop, api }, { project }) => {
  const product = await api.createProduct({ title: `Body para enviar ${project.name}`, price: 9_000 });
  const shopper = aShopper('Martina López');

  await shop.prepareCheckout(product, shopper);
  await shop.chooseHomeDelivery({ ...shopper, address: '' });
  await shop.confirmButton().click();
  await expect(shop.page.getByText('La dirección es requerida para el envío').first()).toBeVisible();

  await shop.chooseHomeDelivery(shopper);
  const orderNumber = await shop.confirm();
  await expect(shop.page.getByText(shopper.address).first()).toBeVisible();
  const [order] = await api.findOrders(orderNumber);
  expect(order?.total).toBeGreaterThan(9_000);
});
