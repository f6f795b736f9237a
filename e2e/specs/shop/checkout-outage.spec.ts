import { expect, test } from '../../fixtures/shops/isolated-shop-test.ts';
import { aTransferProof, aShopper } from '../../fixtures/shopper.ts';

// @spec 4.8 8.12 B.2

const SERVER_ERROR = 'Error interno del servidor. Por favor intenta más tarde o contacta soporte.';
const SHOP_BUSY = 'La tienda está ocupada. Intentá de nuevo en unos segundos.';

test.use({ shopName: 'checkout-outage' });

test.afterEach(({ isolatedShop }) => isolatedShop.ensureBackend());

test(
  'an outage of the cms keeps cart and form, and the order is placed once afterwards',
  { tag: '@once' },
  async ({ shop, api, isolatedShop }) => {
    test.slow();
    const product = await api.createProduct({ title: 'Con el servidor caído', price: 8_000 });
    const shopper = aShopper('Nadia Corte');
    const { page } = shop;
    await shop.openProduct(product);
    await shop.addToCart({ size: 'M' });
    await shop.open('/checkout');
    await isolatedShop.stopBackend();

    // Cached pages, the cart and the checkout still open.
    await shop.openProduct(product);
    await shop.open('/cart');
    const main = page.getByRole('main');
    await expect(
      main.getByText('No pudimos verificar los precios y el stock. Tu carrito está guardado.'),
    ).toBeVisible();
    await expect(main.getByRole('link', { name: product.title })).toBeVisible();
    await shop.open('/checkout');
    await shop.fillContact(shopper);
    await page.getByRole('radio', { name: /Transferencia/ }).check();
    await page.getByLabel(/Comprobante de transferencia/).setInputFiles(aTransferProof());
    await expect(page.getByRole('button', { name: 'Reintentar la subida' })).toBeVisible();
    await shop.confirmButton().click();
    await expect(
      page.getByRole('main').getByRole('alert').filter({ hasText: SHOP_BUSY }).first(),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Quitar archivo' }).click();
    await shop.confirmButton().click();
    await expect(page.getByText(SERVER_ERROR)).toBeVisible();

    await page.reload();
    await shop.waitForHydration();
    await expect(page.getByLabel('Nombre completo')).toHaveValue(shopper.fullName);
    await expect(page.getByRole('radio', { name: /Transferencia/ })).toBeChecked();

    await isolatedShop.startBackend();
    await shop.payByTransfer(aTransferProof());
    const orderNumber = await shop.confirm();
    const orders = await api.findOrders(shopper.email);
    expect(orders.map((order) => [order.orderNumber, order.status])).toEqual([
      [orderNumber, 'pending_transfer_confirmation'],
    ]);
    expect(await api.getStock(product._id)).toBe(7);
  },
);
