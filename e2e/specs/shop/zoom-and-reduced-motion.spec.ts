import { expectNoAxeViolations } from '../../fixtures/accessibility.ts';
import type { Shop } from '../../fixtures/shop.ts';
import type { ShopApi } from '../../fixtures/shop-api.ts';
import { findAnimatedElements } from '../../fixtures/animated-elements.ts';
import { findOverflowingElements } from '../../fixtures/horizontal-overflow.ts';
import { expect, test } from '../../fixtures/test.ts';

// @spec B.14

async function visitEveryScreen(
  shop: Shop,
  api: ShopApi,
  suffix: string,
  check: (screen: string) => Promise<void>,
) {
  const product = await api.createProduct({
    title: `Conjunto de nombre desmesuradamente largo ${suffix}`,
    price: 99_999_999,
    discount: 15,
    category: 'conjuntos',
  });
  const placed = await api.placeOrder({
    product: await api.createProduct({ title: `Angosta ${suffix}` }),
    payment: 'transfer',
  });
  const visit = async (path: string) => {
    await shop.open(path);
    await check(path);
  };
  for (const path of [
    '/',
    '/?categoria=conjuntos&talle=M&color=Negro&desde=5000',
    '/category/conjuntos',
    '/product/no-existe',
  ])
    await visit(path);
  await visit(`/product/${product.slug}`);
  await shop.addToCart();
  await check('product in the cart');
  await visit('/cart');
  await visit('/checkout');
  await shop.page.getByRole('radio', { name: /Envío a domicilio/ }).check();
  await shop.page.getByRole('radio', { name: /Transferencia/ }).check();
  await shop.confirmButton().click();
  await expect(shop.page.getByRole('heading', { name: 'Hay un problema' })).toBeVisible();
  await check('checkout with faults');
  await visit(`/order-confirmation/${placed.orderNumber}?t=${placed.linkToken}`);
  await expect(shop.page.getByRole('heading', { name: '¡Pedido confirmado!' })).toBeVisible();
  await check('confirmation');
  await visit(`/track-order?pedido=${placed.orderNumber}&t=${placed.linkToken}`);
  await expect(shop.page.getByRole('article').first()).toBeVisible();
  await check('tracking');
}

for (const { name, viewport, deviceScaleFactor } of [
  { name: '320 pixels wide', viewport: { width: 320, height: 640 }, deviceScaleFactor: 1 },
  { name: 'zoomed to 200 %', viewport: { width: 683, height: 384 }, deviceScaleFactor: 2 },
])
  test.describe(name, () => {
    test.use({ viewport, deviceScaleFactor, isMobile: false });

    test(
      `no element overflows any screen of the shop ${name}`,
      { tag: '@once' },
      async ({ shop, api, suffix }) => {
        test.slow();
        await visitEveryScreen(shop, api, suffix, async (screen) => {
          expect.soft(await findOverflowingElements(shop.page), screen).toEqual([]);
          if (viewport.width === 320) await expectNoAxeViolations(shop.page);
        });
      },
    );
  });

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test(
    'no element of the shop is animated with reduced motion',
    { tag: '@once' },
    async ({ shop, api, suffix }) => {
      test.slow();
      await visitEveryScreen(shop, api, suffix, async (screen) => {
        expect.soft(await findAnimatedElements(shop.page), screen).toEqual([]);
        expect
          .soft(await shop.page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior))
          .toBe('auto');
      });
    },
  );
});
