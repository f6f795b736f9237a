import { expectNoFaults } from '../fixtures/axe.ts';
import type { Shop } from '../fixtures/shop.ts';
import type { ShopApi } from '../fixtures/shop-api.ts';
import { stickingOut } from '../fixtures/sticking-out.ts';
import { expect, test } from '../fixtures/test.ts';

async function everyScreen(shop: Shop, api: ShopApi, mark: string, look: (where: string) => Promise<void>) {
  const product = await api.stock({
    title: `Conjunto de nombre desmesuradamente largo ${mark}`,
    price: 99_999_999,
    discount: 15,
    category: 'conjuntos',
  });
  const placed = await api.place(await api.stock({ title: `Angosta ${mark}` }), { payment: 'transfer' });
  const at = async (path: string) => {
    await shop.open(path);
    await look(path);
  };
  for (const path of [
    '/',
    '/?categoria=conjuntos&talle=M&color=Negro&desde=5000',
    '/category/conjuntos',
    '/product/no-existe',
  ])
    await at(path);
  await at(`/product/${product.slug}`);
  await shop.addToCart();
  await look('product, added');
  await at('/cart');
  await at('/checkout');
  await shop.page.getByRole('radio', { name: /Envío a domicilio/ }).check();
  await shop.page.getByRole('radio', { name: /Transferencia/ }).check();
  await shop.confirmButton().click();
  await expect(shop.page.getByRole('heading', { name: 'Hay un problema' })).toBeVisible();
  await look('checkout with faults');
  await at(`/order-confirmation/${placed.orderNumber}?t=${placed.linkToken}`);
  await expect(shop.page.getByRole('heading', { name: '¡Pedido confirmado!' })).toBeVisible();
  await look('confirmation');
  await at(`/track-order?pedido=${placed.orderNumber}&t=${placed.linkToken}`);
  await expect(shop.page.getByRole('article').first()).toBeVisible();
  await look('tracking');
}

for (const { name, viewport, deviceScaleFactor } of [
  { name: 'on a screen 320 pixels wide', viewport: { width: 320, height: 640 }, deviceScaleFactor: 1 },
  { name: 'at a zoom of 200 %', viewport: { width: 683, height: 384 }, deviceScaleFactor: 2 },
])
  test.describe(name, () => {
    test.use({ viewport, deviceScaleFactor, isMobile: false });

    test(`no screen is cut off ${name}`, { tag: '@once' }, async ({ shop, api, mark }) => {
      test.slow();
      await everyScreen(shop, api, mark, async (where) => {
        expect.soft(await stickingOut(shop.page), where).toEqual([]);
        if (viewport.width === 320) await expectNoFaults(shop.page);
      });
    });
  });

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves for who asked for that', { tag: '@once' }, async ({ shop, api, mark }) => {
    test.slow();
    await everyScreen(shop, api, mark, async (where) => {
      const moving = await shop.page.evaluate(() => {
        const longest = (list: string) =>
          Math.max(...list.split(',').map((time) => parseFloat(time) * (time.includes('ms') ? 1 : 1000)));
        return [...document.querySelectorAll('*')]
          .filter((element) => {
            const { animationName, animationDuration, transitionDuration } = getComputedStyle(element);
            const animated = animationName === 'none' ? 0 : longest(animationDuration);
            return Math.max(animated, longest(transitionDuration)) > 1;
          })
          .map((element) => `${element.tagName}.${element.className}`);
      });
      expect.soft(moving, where).toEqual([]);
      expect
        .soft(await shop.page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior))
        .toBe('auto');
    });
  });
});
