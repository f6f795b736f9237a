import { countTaps } from '../../fixtures/count-taps.ts';
import { Shop } from '../../fixtures/shop.ts';
import { aShopper } from '../../fixtures/shopper.ts';
import { expect, test } from '../../fixtures/test.ts';

test(
  'a pickup paid in cash takes at most six taps and three fields from the home page on',
  { tag: '@once' },
  async ({ shop, api, suffix }) => {
    const { title } = await api.createProduct({ title: `De seis toques ${suffix}`, size: ['M', 'L'] });
    const { page, taps, fields } = countTaps(shop.page);
    const card = page.getByRole('main').getByRole('link', { name: title, exact: true }).first();
    await expect(async () => {
      await shop.open('/');
      await expect(shop.page.getByRole('link', { name: title, exact: true }).first()).toBeVisible({
        timeout: 2_000,
      });
    }).toPass();
    await card.click();
    const buying = new Shop(page);
    await buying.addToCart({ size: 'M' });
    await buying.goToCheckout();
    await buying.fillContact(aShopper('Seis Toques'));
    await buying.confirm();
    test.info().annotations.push({ type: 'taps', description: `${taps()} taps, ${fields()} fields` });
    expect(taps()).toBeLessThanOrEqual(6);
    expect(fields()).toBeLessThanOrEqual(3);
  },
);

test(
  'total and button stay in view from the first field to the last, and hide neither a field nor the errors',
  { tag: '@phone' },
  async ({ shop, api, suffix }) => {
    const product = await api.createProduct({ title: `Siempre a la vista ${suffix}`, price: 12_000 });
    const { page } = shop;
    await shop.openProduct(product);
    await shop.addToCart({ size: 'M' });
    await shop.goToCheckout();
    const button = shop.confirmButton();
    await expect(button).toHaveCount(1);
    const bar = page.locator('.bottom-bar');
    const fields = [
      page.getByRole('radio', { name: /Envío a domicilio/ }),
      page.getByLabel('Nombre completo'),
      page.getByLabel('Notas'),
      page.getByRole('radio', { name: /Transferencia/ }),
    ];
    for (const field of fields) {
      await field.focus();
      await expect(button).toBeInViewport({ ratio: 1 });
      await expect(bar.getByText('$12.000')).toBeInViewport({ ratio: 1 });
      const [shown, covering] = [await field.boundingBox(), await bar.boundingBox()];
      expect(shown!.y + shown!.height).toBeLessThanOrEqual(covering!.y);
    }
    await button.click();
    const errors = page.getByRole('heading', { name: 'Hay un problema' });
    await expect(errors).toBeInViewport({ ratio: 1 });
    await expect(button).toBeInViewport({ ratio: 1 });

    await page.setViewportSize({ width: 390, height: 460 });
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
    await expect(button).not.toBeInViewport();
  },
);
