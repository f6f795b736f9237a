import { OPENS_SHEET } from '../../fixtures/shop.ts';
import { aShopper } from '../../fixtures/shopper.ts';
import { expect } from '../../fixtures/test.ts';
import { type Screen, type ScreenContext } from './screen.ts';

const PRODUCT_PATH = '/product/conjunto-magnolia-con-aro';

async function fillCart({ shop, page }: ScreenContext): Promise<void> {
  for (const path of [PRODUCT_PATH, '/product/bolsa-de-lavado-para-lenceria']) {
    await shop.open(path);
    const size = page.getByRole('radio', { name: '90', exact: true });
    await shop.addToCart((await size.count()) > 0 ? { size: '90' } : {});
  }
}

async function toCheckout(context: ScreenContext): Promise<void> {
  await fillCart(context);
  await context.shop.goToCheckout();
}

async function buy(context: ScreenContext, way: 'cash' | 'transfer'): Promise<string> {
  const shopper = aShopper();
  await toCheckout(context);
  await context.shop.fillContact(shopper);
  if (way === 'transfer') {
    await context.shop.chooseHomeDelivery(shopper);
    await context.shop.payByTransfer();
  }
  const number = await context.shop.confirm();
  await expect(context.page.getByRole('heading', { name: '¿Qué sigue?' })).toBeVisible();
  return number;
}

const press = (name: RegExp) => async (context: ScreenContext) => {
  await context.page.getByRole('button', { name }).first().click();
  await expect(context.page.getByRole('dialog')).toBeVisible();
};

export const shopScreens: readonly Screen[] = [
  { name: 'shop-home', path: '/', isTall: true },
  {
    name: 'shop-home-filtered',
    path: '/?categoria=bombachas&talle=M#products',
    act: ({ page }) => expect(page.getByRole('link', { name: 'Quitar el talle M' }).first()).toBeInViewport(),
  },
  {
    name: 'shop-search',
    path: '/',
    act: async ({ page }) => {
      await page.getByLabel('Buscar', { exact: true }).first().click();
      await page.getByRole('combobox', { name: 'Buscar productos' }).fill('encaje');
      await expect(page.getByRole('link', { name: /Ver todo lo que coincide/ })).toBeVisible();
    },
  },
  {
    name: 'shop-nothing-found',
    path: '/?buscar=sombrero#products',
    act: ({ page }) => expect(page.getByText('No encontramos “sombrero”.')).toBeInViewport(),
  },
  {
    name: 'shop-contact',
    path: '/#contact',
    act: ({ page }) => expect(page.getByRole('heading', { name: 'Contáctanos' })).toBeInViewport(),
  },
  {
    name: 'shop-withdrawal',
    path: '/',
    act: async ({ page }) => {
      const shopper = aShopper();
      await page.getByRole('link', { name: 'Botón de arrepentimiento' }).first().click();
      await page.getByLabel('Email de la compra').fill(shopper.email);
      await page.getByRole('button', { name: 'Arrepentirme de la compra' }).click();
      await expect(page.getByText(/^ARR-/)).toBeInViewport();
    },
  },
  { name: 'shop-category', path: '/category/conjuntos', isTall: true },
  { name: 'shop-quick-view', path: '/category/conjuntos', act: press(OPENS_SHEET) },
  { name: 'shop-product', path: PRODUCT_PATH, isTall: true },
  { name: 'shop-product-sold-out', path: '/product/enteriza-lunares-vintage' },
  {
    name: 'shop-stock-alert',
    path: '/product/enteriza-lunares-vintage',
    act: async ({ page }) => {
      await page.getByRole('button', { name: 'Avisame cuando vuelva' }).first().click();
      await page.getByRole('radio', { name: 'L, sin stock', exact: true }).press('Space');
      await page.getByRole('button', { name: 'Avisame cuando vuelva' }).first().click();
      await expect(page.getByLabel('Tu WhatsApp')).toBeInViewport();
    },
  },
  { name: 'shop-product-missing', path: '/product/no-existe' },
  { name: 'shop-product-zoom', path: PRODUCT_PATH, act: press(/^Ampliar la imagen/) },
  { name: 'shop-size-guide', path: PRODUCT_PATH, act: press(/Guía de talles/) },
  {
    name: 'shop-favourites',
    prepare: async ({ shop, page }) => {
      await shop.open('/category/pijamas');
      const hearts = page.getByRole('button', { name: /en favoritos$/ });
      for (const at of [0, 1, 2]) await hearts.nth(at).click();
    },
    path: '/favoritos',
    act: ({ page }) => expect(page.getByText('3 productos', { exact: true })).toBeVisible(),
  },
  {
    name: 'shop-cart',
    prepare: fillCart,
    path: '/cart',
    act: ({ page }) => expect(page.getByRole('heading', { name: 'Resumen' })).toBeVisible(),
    isTall: true,
  },
  {
    name: 'shop-cart-empty',
    path: '/cart',
    act: ({ page }) => expect(page.getByText('Tu carrito está vacío')).toBeVisible(),
  },
  { name: 'shop-checkout', prepare: toCheckout, isTall: true },
  {
    name: 'shop-checkout-transfer',
    prepare: async (context) => {
      await toCheckout(context);
      await context.shop.chooseHomeDelivery(aShopper());
      await context.shop.payByTransfer();
    },
    isTall: true,
  },
  {
    name: 'shop-checkout-faults',
    prepare: async (context) => {
      await toCheckout(context);
      await context.shop.confirmButton().click();
      await expect(context.page.getByRole('heading', { name: 'Hay un problema' })).toBeInViewport();
    },
  },
  { name: 'shop-confirmation-cash', act: async (context) => void (await buy(context, 'cash')), isTall: true },
  {
    name: 'shop-confirmation-transfer',
    act: async (context) => void (await buy(context, 'transfer')),
    isTall: true,
  },
  { name: 'shop-tracking', path: '/track-order' },
  {
    name: 'shop-tracking-found',
    act: async (context) => {
      await context.shop.trackOrder(await buy(context, 'cash'));
      await expect(context.page.getByRole('article')).toBeVisible();
    },
    isTall: true,
  },
  {
    name: 'shop-tracking-with-link',
    act: async (context) => {
      await buy(context, 'transfer');
      await context.page.getByRole('link', { name: 'Seguir mi pedido' }).click();
      await expect(context.page.getByRole('article')).toBeVisible();
    },
    isTall: true,
  },
  {
    name: 'shop-tracking-not-found',
    act: async ({ shop, page }) => {
      await shop.trackOrder('JL-20240101-0001');
      await expect(page.getByText(/^Pedido no encontrado/)).toBeVisible();
    },
  },
];
