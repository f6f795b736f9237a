import { expect, test } from '../fixtures/own-shop-test.ts';
import { aProof } from '../fixtures/proof-picture.ts';
import { aShopper } from '../fixtures/shopper.ts';

const SERVER_FAULT = 'Error interno del servidor. Por favor intenta más tarde o contacta soporte.';
const AWAY = 'La tienda está ocupada. Intentá de nuevo en unos segundos.';

test.use({ shopOf: 'cms-away' });

test.afterEach(({ ownShop }) => ownShop.ensureBackend());

test(
  'while the cms is away a shopper keeps cart and form, and orders once when it is back',
  { tag: '@once' },
  async ({ shop, api, ownShop }) => {
    test.slow();
    const product = await api.stock({ title: 'Con el servidor caído', price: 8_000 });
    const shopper = aShopper('Nadia Corte');
    const { page } = shop;
    await shop.openProduct(product);
    await shop.addToCart({ size: 'M' });
    await shop.open('/checkout');
    await ownShop.stopBackend();

    // Known pages are still shown, the cart is still there, and the checkout opens.
    await shop.openProduct(product);
    await shop.open('/cart');
    const main = page.getByRole('main');
    await expect(
      main.getByText('No pudimos verificar los precios y el stock. Tu carrito está guardado.'),
    ).toBeVisible();
    await expect(main.getByRole('link', { name: product.title })).toBeVisible();
    await shop.open('/checkout');
    await shop.fillIn(shopper);
    await page.getByRole('radio', { name: /Transferencia/ }).check();
    await page.getByLabel(/Comprobante de transferencia/).setInputFiles(aProof());
    await expect(page.getByRole('button', { name: 'Reintentar la subida' })).toBeVisible();
    await shop.confirmButton().click();
    await expect(page.getByRole('main').getByRole('alert').filter({ hasText: AWAY }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Quitar imagen' }).click();
    await shop.confirmButton().click();
    await expect(page.getByText(SERVER_FAULT)).toBeVisible();

    await page.reload();
    await shop.isAwake();
    await expect(page.getByLabel('Nombre completo')).toHaveValue(shopper.fullName);
    await expect(page.getByRole('radio', { name: /Transferencia/ })).toBeChecked();

    await ownShop.startBackend();
    await shop.payByTransfer(aProof());
    const orderNumber = await shop.confirm();
    const orders = await api.ordersOf(shopper.email);
    expect(orders.map((order) => [order.orderNumber, order.status])).toEqual([
      [orderNumber, 'pending_transfer_confirmation'],
    ]);
    expect(await api.stockOf(product._id)).toBe(7);
  },
);
