import type { Page } from '@playwright/test';
import { aShopper } from '../../fixtures/shopper.ts';
import { expect, test } from '../../fixtures/test.ts';

const MESSAGE = 'Feliz cumple, de parte de todas.';

/** Returns how many sheets of A4 a page takes. */
const sheetsOf = async (page: Page): Promise<number> =>
  (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

const pages = { 'order-confirmation': '¡Pedido confirmado!', 'track-order': 'Seguimiento de Pedido' };

for (const [name, heading] of Object.entries(pages))
  test(
    `the printed ${name} page is one sheet with seller, buyer and order, and has nothing to press or fill in`,
    { tag: '@once' },
    async ({ shop, api, suffix }) => {
      const product = await api.createProduct({ title: `Impresa ${suffix}` });
      const shopper = aShopper('Inés Imprime');
      const { order, orderNumber, linkToken } = await api.placeOrder({
        product,
        shopper,
        giftMessage: MESSAGE,
      });
      const token = encodeURIComponent(linkToken);
      await shop.open(
        name === 'track-order'
          ? `/track-order?pedido=${orderNumber}&t=${token}`
          : `/order-confirmation/${orderNumber}?t=${token}`,
      );
      const { page } = shop;
      const { pickupCode } = order;
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expect(page.getByText(pickupCode)).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      for (const role of ['button', 'textbox', 'form', 'navigation', 'radio', 'combobox'] as const)
        await expect(page.getByRole(role), role).toHaveCount(0);
      const printed = page.getByRole('main');
      for (const text of [orderNumber, product.title, MESSAGE, pickupCode, shopper.fullName, /CUIT \d/])
        await expect(printed.getByText(text).filter({ visible: true }).first()).toBeVisible();
      expect(await sheetsOf(page)).toBe(1);
    },
  );

test(
  'the packing slip of a gift is one sheet with its message and without any price',
  { tag: '@once' },
  async ({ api, backOffice, suffix }) => {
    const product = await api.createProduct({ title: `Regalada ${suffix}`, price: 9_500 });
    const { order } = await api.placeOrder({ product, giftMessage: MESSAGE });
    const { page } = backOffice;
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    await backOffice.signIn();
    await page.goto(`/admin/orders/${order._id}`);
    await backOffice.chooseAction('Remito de armado');
    await page.emulateMedia({ media: 'print' });
    const slip = page.getByRole('article').filter({ hasText: 'Remito de armado' });
    await expect(slip).toContainText(MESSAGE);
    await expect(page.getByText(/\$/).filter({ visible: true })).toHaveCount(0);
    expect(await sheetsOf(page)).toBe(1);
  },
);
