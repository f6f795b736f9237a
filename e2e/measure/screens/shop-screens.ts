import { aShopper } from '../../fixtures/shopper.ts';
import { expect } from '../../fixtures/test.ts';
import { type Screen, type Stage } from './screen.ts';

const GARMENT = '/product/conjunto-magnolia-con-aro';

async function fillCart({ shop, page }: Stage): Promise<void> {
  for (const path of [GARMENT, '/product/bolsa-de-lavado-para-lenceria']) {
    await shop.open(path);
    const size = page.getByRole('radio', { name: '90', exact: true });
    await shop.addToCart((await size.count()) > 0 ? { size: '90' } : {});
  }
}

async function toCheckout(stage: Stage): Promise<void> {
  await fillCart(stage);
  await stage.shop.goToCheckout();
}

async function buy(stage: Stage, way: 'cash' | 'transfer'): Promise<string> {
  const shopper = aShopper();
  await toCheckout(stage);
  await stage.shop.fillContact(shopper);
  if (way === 'transfer') {
    await stage.shop.chooseHomeDelivery(shopper);
    await stage.shop.payByTransfer();
  }
  const number = await stage.shop.confirm();
  await expect(stage.page.getByRole('heading', { name: '¿Qué sigue?' })).toBeVisible();
  return number;
}

const press = (name: RegExp) => async (stage: Stage) => {
  await stage.page.getByRole('button', { name }).first().click();
  await expect(stage.page.getByRole('dialog')).toBeVisible();
};

/** The shop, in the order in which a shopper meets it. */
export const shopScreens: readonly Screen[] = [
  { name: 'shop-home', path: '/', tall: true },
  {
    name: 'shop-home-filtered',
    path: '/?categoria=bombachas&talle=M#products',
    then: ({ page }) => expect(page.getByRole('link', { name: 'Limpiar' })).toBeInViewport(),
  },
  {
    name: 'shop-search',
    path: '/',
    then: async ({ page }) => {
      await page.getByLabel('Buscar', { exact: true }).first().click();
      await page.getByRole('searchbox', { name: 'Buscar productos' }).fill('encaje');
      await expect(page.getByRole('link', { name: /Ver todo lo que coincide/ })).toBeVisible();
    },
  },
  {
    name: 'shop-nothing-found',
    path: '/?buscar=sombrero#products',
    then: ({ page }) => expect(page.getByRole('link', { name: 'Quitar los filtros' })).toBeInViewport(),
  },
  {
    name: 'shop-contact',
    path: '/#contact',
    then: ({ page }) => expect(page.getByRole('heading', { name: 'Contáctanos' })).toBeInViewport(),
  },
  {
    name: 'shop-regret',
    path: '/',
    then: async ({ page }) => {
      const shopper = aShopper();
      await page.getByRole('link', { name: 'Botón de arrepentimiento' }).first().click();
      await page.getByLabel('Nombre *').fill(shopper.fullName);
      await page.getByLabel('Email *').fill(shopper.email);
      await page.getByRole('button', { name: 'Enviar mensaje' }).click();
      await expect(page.getByText(/^ARR-/)).toBeInViewport();
    },
  },
  { name: 'shop-category', path: '/category/conjuntos', tall: true },
  { name: 'shop-quick-view', path: '/category/conjuntos', then: press(/^Vista rápida de/) },
  { name: 'shop-product', path: GARMENT, tall: true },
  { name: 'shop-product-sold-out', path: '/product/enteriza-lunares-vintage' },
  { name: 'shop-product-missing', path: '/product/no-existe' },
  { name: 'shop-product-zoom', path: GARMENT, then: press(/^Ampliar la imagen/) },
  { name: 'shop-size-guide', path: GARMENT, then: press(/Guía de tallas/) },
  {
    name: 'shop-favourites',
    before: async ({ shop, page }) => {
      await shop.open('/category/pijamas');
      const hearts = page.getByRole('button', { name: /en favoritos$/ });
      for (const at of [0, 1, 2]) await hearts.nth(at).click();
    },
    path: '/favoritos',
    then: ({ page }) => expect(page.getByText('3 productos', { exact: true })).toBeVisible(),
  },
  {
    name: 'shop-cart',
    before: fillCart,
    path: '/cart',
    then: ({ page }) => expect(page.getByRole('heading', { name: 'Resumen' })).toBeVisible(),
    tall: true,
  },
  {
    name: 'shop-cart-empty',
    path: '/cart',
    then: ({ page }) => expect(page.getByText('Tu carrito está vacío')).toBeVisible(),
  },
  { name: 'shop-checkout', before: toCheckout, tall: true },
  {
    name: 'shop-checkout-transfer',
    before: async (stage) => {
      await toCheckout(stage);
      await stage.shop.chooseHomeDelivery(aShopper());
      await stage.shop.payByTransfer();
    },
    tall: true,
  },
  {
    name: 'shop-checkout-faults',
    before: async (stage) => {
      await toCheckout(stage);
      await stage.shop.confirmButton().click();
      await expect(stage.page.getByRole('heading', { name: 'Hay un problema' })).toBeInViewport();
    },
  },
  { name: 'shop-confirmation-cash', then: async (stage) => void (await buy(stage, 'cash')), tall: true },
  {
    name: 'shop-confirmation-transfer',
    then: async (stage) => void (await buy(stage, 'transfer')),
    tall: true,
  },
  { name: 'shop-tracking', path: '/track-order' },
  {
    name: 'shop-tracking-found',
    then: async (stage) => {
      await stage.shop.trackOrder(await buy(stage, 'cash'));
      await expect(stage.page.getByRole('article')).toBeVisible();
    },
    tall: true,
  },
  {
    name: 'shop-tracking-with-link',
    then: async (stage) => {
      await buy(stage, 'transfer');
      await stage.page.getByRole('link', { name: 'Seguir mi pedido' }).click();
      await expect(stage.page.getByRole('article')).toBeVisible();
    },
    tall: true,
  },
  {
    name: 'shop-tracking-not-found',
    then: async ({ shop, page }) => {
      await shop.trackOrder('JL-20240101-0001');
      await expect(page.getByText(/^Pedido no encontrado/)).toBeVisible();
    },
  },
];
