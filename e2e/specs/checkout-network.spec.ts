import type { BrowserContext } from '@playwright/test';
import { aProof } from '../fixtures/proof-picture.ts';
import { Shop } from '../fixtures/shop.ts';
import { aShopper, type Shopper } from '../fixtures/shopper.ts';
import { expect, test } from '../fixtures/test.ts';

const NO_CONNECTION = 'Error de conexión. Verifica tu internet e intenta nuevamente.';

const cut = (shop: Shop, what: string) =>
  shop.page.route(what, (route) => route.abort('internetdisconnected'));
const repair = (shop: Shop) => shop.page.unrouteAll({ behavior: 'wait' });

/** Holds back what is sent until so many have pressed the button, however busy the machine is. */
async function sendTogether(context: BrowserContext, count: number) {
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

async function expectNothingLost({ page }: Shop, shopper: Shopper) {
  await expect(page.getByLabel('Nombre completo')).toHaveValue(shopper.fullName);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(shopper.email);
  await expect(page.getByLabel('Teléfono', { exact: true })).toHaveValue(shopper.phone);
  await expect(page.getByRole('link', { name: 'Carrito, 1 producto' })).toBeVisible();
}

test(
  'the connection is lost at every step of the checkout and nothing is lost with it',
  { tag: '@once' },
  async ({ shop, api }, { project }) => {
    const product = await api.stock({ title: `Sin conexión ${project.name} ${process.pid}`, price: 7_000 });
    const shopper = aShopper('Ema Cable');
    const { page } = shop;
    await shop.openProduct(product);
    await shop.addToCart({ size: 'M' });
    await shop.goToCart();

    await test.step('opening the checkout', async () => {
      await cut(shop, '**/api/**');
      await page.getByRole('link', { name: 'Hacer orden virtual' }).click();
      await expect(page.getByRole('heading', { name: 'Finalizar compra' })).toBeVisible();
      await shop.fillIn(shopper);
    });

    await test.step('uploading the proof', async () => {
      await page.getByRole('radio', { name: /Transferencia/ }).check();
      await page.getByLabel(/Comprobante de transferencia/).setInputFiles(aProof());
      await expect(page.getByRole('button', { name: 'Reintentar la subida' })).toBeVisible();
      await expectNothingLost(shop, shopper);
      await repair(shop);
      await page.getByRole('button', { name: 'Reintentar la subida' }).click();
      await expect(page.getByText('Comprobante listo')).toBeVisible();
    });

    await test.step('confirming', async () => {
      await cut(shop, '**/api/orders');
      await shop.confirmButton().click();
      await expect(page.getByText(NO_CONNECTION)).toBeVisible();
      await expectNothingLost(shop, shopper);
      expect(await api.ordersOf(shopper.email)).toHaveLength(0);
      await repair(shop);
    });

    await test.step('after the shop took the order and before the shopper knows', async () => {
      await page.route('**/api/orders', async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      });
      // The word of the failure before may still stand there.
      const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/orders'));
      await shop.confirmButton().click();
      await lost;
      await expect(page.getByText(NO_CONNECTION)).toBeVisible();
      await expectNothingLost(shop, shopper);
      await repair(shop);
      await page.reload();
      await shop.isAwake();
      await expectNothingLost(shop, shopper);
      await expect(page.getByText('Comprobante listo')).toBeVisible();
    });

    await test.step('one order is what comes of it', async () => {
      const orderNumber = await shop.confirm();
      const orders = await api.ordersOf(shopper.email);
      expect(orders.map((order) => [order.orderNumber, order.total])).toEqual([[orderNumber, 7_000]]);
      expect(await api.stockOf(product._id)).toBe(7);
      await expect(page.getByRole('link', { name: 'Carrito', exact: true })).toBeVisible();
    });
  },
);

test(
  'a page whose script does not arrive says so, and the cart is there once it does',
  { tag: '@once' },
  async ({ shop, api }) => {
    const product = await api.stock({ title: `Sin script ${process.pid}` });
    const { page } = shop;
    await shop.openProduct(product);
    await shop.addToCart({ size: 'M' });
    await shop.goToCart();
    await cut(shop, '**/assets/**');
    await page.getByRole('link', { name: 'Hacer orden virtual' }).click();
    await expect(page.getByRole('alert')).toContainText('Tu carrito está a salvo.');
    await repair(shop);
    await page.getByRole('button', { name: 'Recargar' }).click();
    await expect(page.getByRole('heading', { name: 'Finalizar compra' })).toBeVisible();
    await expect(page.getByRole('main').getByText(product.title)).toBeVisible();
  },
);

test(
  'parts of a page that do not arrive take nothing else away, and come when the connection does',
  { tag: '@once' },
  async ({ shop }) => {
    const { page } = shop;
    await shop.open('/');
    await cut(shop, '**/assets/**');
    await page.getByRole('banner').getByLabel('Buscar', { exact: true }).first().click();
    await page.getByRole('searchbox', { name: 'Buscar productos' }).pressSequentially('encaje');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.getByRole('main').getByLabel('Mensaje')).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Buscar productos' })).toHaveValue('encaje');

    await repair(shop);
    // The first touch asks for what is missing.
    await page.getByRole('main').getByLabel('Mensaje').click();
    await page.getByRole('button', { name: 'Enviar mensaje' }).click();
    await expect(page.getByText('Todos los campos marcados con * son obligatorios').first()).toBeVisible();
  },
);

test(
  'many clicks, Back and another tab make no second order',
  { tag: '@once' },
  async ({ shop, api }, { project }) => {
    const product = await api.stock({ title: `Muchos clics ${project.name} ${process.pid}` });
    const shopper = aShopper('Dora Prisa');
    const { page } = shop;
    await shop.bringToCheckout(product, shopper);
    const other = await page.context().newPage();
    await other.goto('/checkout');
    await expect(other.getByRole('main').getByText(product.title)).toBeVisible();

    await shop.confirmButton().click({ clickCount: 3 });
    const orderNumber = await shop.confirmedNumber();

    // The other tab has seen that the cart is empty now.
    await expect(other.getByRole('main').getByText(product.title)).toHaveCount(0);
    await other.getByRole('button', { name: 'Confirmar Pedido' }).click();
    const alert = other.getByRole('alertdialog', { name: 'Tu carrito está vacío' });
    await alert.getByRole('button', { name: 'Ir al carrito' }).click();
    await expect(other).toHaveURL(/\/cart$/);
    await other.close();

    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Tu carrito está vacío' })).toBeVisible();
    await page.goForward();
    expect(await shop.confirmedNumber()).toBe(orderNumber);
    await page.goto('/checkout');
    await shop.isAwake();
    await shop.confirmButton().click();
    await expect(page.getByRole('alertdialog', { name: 'Tu carrito está vacío' })).toBeVisible();
    expect(await api.ordersOf(shopper.email)).toHaveLength(1);
    expect(await api.stockOf(product._id)).toBe(7);
  },
);

test(
  'two tabs that confirm the same cart at once make one order',
  { tag: '@once' },
  async ({ shop, api }) => {
    const product = await api.stock({ title: `Dos pestañas a la vez ${process.pid}` });
    const shopper = aShopper('Gema Doble');
    const { page } = shop;
    await shop.bringToCheckout(product, shopper);
    const other = new Shop(await page.context().newPage());
    await other.open('/checkout');
    await other.fillIn(shopper);

    await sendTogether(page.context(), 2);
    await Promise.all([shop.confirmButton().click(), other.confirmButton().click()]);
    const orderNumber = await shop.confirmedNumber();
    expect(await other.confirmedNumber()).toBe(orderNumber);
    expect(await api.ordersOf(shopper.email)).toHaveLength(1);
    await other.page.close();
  },
);
