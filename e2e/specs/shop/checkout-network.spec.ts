import type { BrowserContext } from '@playwright/test';
import { aTransferProof, aShopper, type Shopper } from '../../fixtures/shopper.ts';
import { Shop } from '../../fixtures/shop.ts';
import { expect, test } from '../../fixtures/test.ts';

// @spec 4.8 5.7 8.12 B.3

const NO_CONNECTION = 'Error de conexión. Verifica tu internet e intenta nuevamente.';

const disconnect = (shop: Shop, url: string) =>
  shop.page.route(url, (route) => route.abort('internetdisconnected'));
const reconnect = (shop: Shop) => shop.page.unrouteAll({ behavior: 'wait' });

/** Delays orders until `count` requests can go out together. */
async function sendOrdersTogether(context: BrowserContext, count: number) {
  let sent = 0;
  let release = () => {};
  const all = new Promise<void>((resolve) => (release = resolve));
  await context.route('**/api/orders', async (route) => {
    sent += 1;
    if (sent === count) release();
    await all;
    await route.continue();
  });
}

async function expectFormAndCartKept({ page }: Shop, shopper: Shopper) {
  await expect(page.getByLabel('Nombre completo')).toHaveValue(shopper.fullName);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(shopper.email);
  await expect(page.getByLabel('Teléfono', { exact: true })).toHaveValue(shopper.phone);
  await expect(page.getByRole('link', { name: 'Carrito, 1 producto' })).toBeVisible();
}

// @spec B.1
test(
  'losing the connection at any step of the checkout keeps form, cart and a single order',
  { tag: '@once' },
  async ({ shop, api }, { project }) => {
    const product = await api.createProduct({
      title: `Sin conexión ${project.name} ${process.pid}`,
      price: 7_000,
    });
    const shopper = aShopper('Ema Cable');
    const { page } = shop;
    await shop.openProduct(product);
    await shop.addToCart({ size: 'M' });
    await shop.goToCart();

    await test.step('opening the checkout', async () => {
      await disconnect(shop, '**/api/**');
      await page.getByRole('link', { name: 'Hacer orden virtual' }).click();
      await expect(page.getByRole('heading', { name: 'Finalizar compra' })).toBeVisible();
      await shop.fillContact(shopper);
    });

    await test.step('uploading the proof', async () => {
      await page.getByRole('radio', { name: /Transferencia/ }).check();
      await page.getByLabel(/Comprobante de transferencia/).setInputFiles(aTransferProof());
      await expect(page.getByRole('button', { name: 'Reintentar la subida' })).toBeVisible();
      await expectFormAndCartKept(shop, shopper);
      await reconnect(shop);
      await page.getByRole('button', { name: 'Reintentar la subida' }).click();
      await expect(page.getByText('Comprobante listo')).toBeVisible();
    });

    await test.step('confirming', async () => {
      await disconnect(shop, '**/api/orders');
      await shop.confirmButton().click();
      await expect(page.getByText(NO_CONNECTION)).toBeVisible();
      await expectFormAndCartKept(shop, shopper);
      expect(await api.findOrders(shopper.email)).toHaveLength(0);
      await reconnect(shop);
    });

    await test.step('after the order was placed, before its answer arrives', async () => {
      await page.route('**/api/orders', async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      });
      // The message of the earlier failure may still be visible.
      const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/orders'));
      await shop.confirmButton().click();
      await lost;
      await expect(page.getByText(NO_CONNECTION)).toBeVisible();
      await expectFormAndCartKept(shop, shopper);
      await reconnect(shop);
      await page.reload();
      await shop.waitForHydration();
      await expectFormAndCartKept(shop, shopper);
      await expect(page.getByText('Comprobante listo')).toBeVisible();
    });

    await test.step('the retry returns the same order', async () => {
      const orderNumber = await shop.confirm();
      const orders = await api.findOrders(shopper.email);
      expect(orders.map((order) => [order.orderNumber, order.total])).toEqual([[orderNumber, 7_000]]);
      expect(await api.getStock(product._id)).toBe(7);
      await expect(page.getByRole('link', { name: 'Carrito', exact: true })).toBeVisible();
    });
  },
);

// @spec B.12
test(
  'a page whose script fails to load says so and keeps the cart for the reload',
  { tag: '@once' },
  async ({ shop, api }) => {
    const product = await api.createProduct({ title: `Sin script ${process.pid}` });
    const { page } = shop;
    await shop.openProduct(product);
    await shop.addToCart({ size: 'M' });
    await shop.goToCart();
    await disconnect(shop, '**/assets/**');
    await page.getByRole('link', { name: 'Hacer orden virtual' }).click();
    await expect(page.getByRole('alert')).toContainText('Tu carrito está a salvo.');
    await reconnect(shop);
    await page.getByRole('alert').getByRole('link', { name: 'Recargar' }).click();
    await expect(page.getByRole('heading', { name: 'Finalizar compra' })).toBeVisible();
    await expect(page.getByRole('main').getByText(product.title)).toBeVisible();
  },
);

// @spec B.12
test(
  'missing chunks leave the rest of a page usable and load after reconnecting',
  { tag: '@once' },
  async ({ shop }) => {
    const { page } = shop;
    await shop.open('/');
    await disconnect(shop, '**/assets/**');
    await page.getByRole('banner').getByLabel('Buscar', { exact: true }).first().click();
    await page.getByRole('combobox', { name: 'Buscar productos' }).pressSequentially('encaje');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.getByRole('main').getByLabel('Mensaje')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Buscar productos' })).toHaveValue('encaje');

    await reconnect(shop);
    // The next interaction loads the missing chunk.
    await page.getByRole('main').getByLabel('Mensaje').click();
    await page.getByRole('button', { name: 'Enviar mensaje' }).click();
    await expect(page.getByText('Todos los campos marcados con * son obligatorios').first()).toBeVisible();
  },
);

// @spec 4.7
test(
  'repeated clicks, Back and a second tab place no second order',
  { tag: '@once' },
  async ({ shop, api }, { project }) => {
    const product = await api.createProduct({ title: `Muchos clics ${project.name} ${process.pid}` });
    const shopper = aShopper('Dora Prisa');
    const { page } = shop;
    await shop.prepareCheckout(product, shopper);
    const other = await page.context().newPage();
    await other.goto('/checkout');
    await expect(other.getByRole('main').getByText(product.title)).toBeVisible();

    await shop.confirmButton().click({ clickCount: 3 });
    const orderNumber = await shop.readOrderNumber();

    await expect(other.getByRole('main').getByText(product.title)).toHaveCount(0);
    await other.getByRole('button', { name: 'Confirmar Pedido' }).click();
    const alert = other.getByRole('alertdialog', { name: 'Tu carrito está vacío' });
    await alert.getByRole('button', { name: 'Ir al carrito' }).click();
    await expect(other).toHaveURL(/\/cart$/);
    await other.close();

    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Tu carrito está vacío' })).toBeVisible();
    await page.goForward();
    expect(await shop.readOrderNumber()).toBe(orderNumber);
    await page.goto('/checkout');
    await shop.waitForHydration();
    await shop.confirmButton().click();
    await expect(page.getByRole('alertdialog', { name: 'Tu carrito está vacío' })).toBeVisible();
    expect(await api.findOrders(shopper.email)).toHaveLength(1);
    expect(await api.getStock(product._id)).toBe(7);
  },
);

test(
  'two tabs that confirm the same cart together place one order',
  { tag: '@once' },
  async ({ shop, api }) => {
    const product = await api.createProduct({ title: `Dos pestañas a la vez ${process.pid}` });
    const shopper = aShopper('Gema Doble');
    const { page } = shop;
    await shop.prepareCheckout(product, shopper);
    const other = new Shop(await page.context().newPage());
    await other.open('/checkout');
    await other.fillContact(shopper);

    await sendOrdersTogether(page.context(), 2);
    await Promise.all([shop.confirmButton().click(), other.confirmButton().click()]);
    const orderNumber = await shop.readOrderNumber();
    expect(await other.readOrderNumber()).toBe(orderNumber);
    expect(await api.findOrders(shopper.email)).toHaveLength(1);
    await other.page.close();
  },
);
