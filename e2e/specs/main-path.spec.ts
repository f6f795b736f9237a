import { aProof } from '../fixtures/proof-picture.ts';
import { aShopper } from '../fixtures/shopper.ts';
import { expect, test } from '../fixtures/test.ts';

test('a shopper buys by transfer with a proof and tracks the order; the owner sees the proof and marks it paid', async ({
  shop,
  backOffice,
  api,
}, { project }) => {
  const product = await api.stock({ title: `Vedetina del camino principal ${project.name}`, price: 12_345 });
  const shopper = aShopper('Camila Ríos');

  await shop.openProduct(product);
  await shop.addToCart({ size: 'M', color: 'Negro', quantity: 2 });
  await shop.goToCheckout();
  await shop.fillIn(shopper);
  await shop.payByTransfer(aProof());
  const orderNumber = await shop.confirm();
  await expect(shop.page.getByText('Comprobante de transferencia recibido')).toBeVisible();
  await expect(shop.page.getByText('$24.690').first()).toBeVisible();

  await shop.track(orderNumber);
  const found = shop.page.getByRole('article');
  await expect(found.getByRole('heading', { name: `Pedido ${orderNumber}` })).toBeVisible();
  await expect(found.getByText('Pendiente (Verificar Comprobante)').first()).toBeVisible();
  await expect(found.getByText(shopper.email)).toHaveCount(0);

  await backOffice.signIn();
  await backOffice.openOrder(orderNumber);
  const proof = backOffice.page.getByRole('img', { name: /Comprobante de transferencia/ });
  await expect(proof).toBeVisible();
  await expect
    .poll(() => proof.evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBeGreaterThan(0);
  await backOffice.setStatus('Pagado');

  await shop.track(orderNumber);
  await expect(shop.page.getByRole('article').getByText('Pagado', { exact: true }).first()).toBeVisible();
  expect(await api.stockOf(product._id)).toBe(6);
});

test('a shopper buys in cash for pickup and the owner confirms the order', async ({
  shop,
  backOffice,
  api,
}, info) => {
  const product = await api.stock({ title: `Culotte para retirar ${info.project.name}` });

  await shop.bringToCheckout(product, aShopper('Julieta Sosa'));
  const orderNumber = await shop.confirm();
  await expect(shop.page.getByText('Retiro en punto de encuentro').first()).toBeVisible();
  await expect(shop.page.getByText('Pago en Efectivo').first()).toBeVisible();
  await expect(shop.page.getByText('Gratis').first()).toBeVisible();

  await backOffice.signIn();
  await backOffice.openOrder(orderNumber);
  await backOffice.page.getByRole('button', { name: 'Confirmar Orden' }).click();
  await expect(backOffice.page.getByText('Confirmado', { exact: true }).first()).toBeVisible();
  const [order] = await api.ordersOf(orderNumber);
  expect(order?.status).toBe('confirmado');
});

test('home delivery adds its cost and is refused outside the city', async ({ shop, api }, { project }) => {
  const product = await api.stock({ title: `Body para enviar ${project.name}`, price: 9_000 });
  const shopper = aShopper('Martina López');

  await shop.bringToCheckout(product, shopper);
  await shop.chooseHomeDelivery({ ...shopper, address: '' });
  await shop.confirmButton().click();
  await expect(shop.page.getByText('La dirección es requerida para el envío').first()).toBeVisible();

  await shop.chooseHomeDelivery(shopper);
  const orderNumber = await shop.confirm();
  await expect(shop.page.getByText(shopper.address).first()).toBeVisible();
  const [order] = await api.ordersOf(orderNumber);
  expect(order?.total).toBeGreaterThan(9_000);
});
