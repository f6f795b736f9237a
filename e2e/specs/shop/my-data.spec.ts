import { expectNoAxeViolations } from '../../fixtures/accessibility.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

// @spec F.12
test(
  'a shopper sees her data with the link of her order, asks for deletion, and the owner deletes them',
  { tag: '@once' },
  async ({ shop, backOffice, api, suffix }) => {
    const product = await api.createProduct({ title: `Mis datos ${suffix}`, size: ['M'] });
    const { order, orderNumber, linkToken } = await api.placeOrder({ product });
    await api.callAsOwner('POST', `/api/orders/${order._id}/payments`, {
      amount: order.total,
      method: 'cash',
    });
    await api.callAsOwner('PUT', `/api/orders/${order._id}/fulfillment`, { fulfillment: 'delivered' });
    const { page } = shop;
    const main = page.getByRole('main');

    await shop.open(`/track-order?pedido=${orderNumber}&t=${linkToken}`);
    await main.getByRole('link', { name: /^Mis datos/ }).click();
    await expect(main.getByText(`El enlace de tu pedido ${orderNumber}`)).toBeVisible();
    await expectNoAxeViolations(page);
    await main.getByRole('button', { name: 'Enviar la solicitud' }).click();
    const ownData = main.getByRole('link', { name: 'Ver mis datos' });
    const address = (await ownData.getAttribute('href')) ?? '';
    const exported = await page.request.get(address);
    expect(await exported.text()).toContain(orderNumber);

    await shop.open(`/mis-datos?pedido=${orderNumber}&t=${linkToken}`);
    await main.getByRole('radio', { name: /Borrar mis datos/ }).check();
    await main.getByRole('button', { name: 'Enviar la solicitud' }).click();
    await expect(main.getByRole('heading', { name: 'Recibimos tu solicitud' })).toBeFocused();
    const code = (await main.getByText(/^DAT-\d{8}-/).textContent()) ?? '';

    await backOffice.signIn();
    const staff = backOffice.page;
    await staff.goto(`/admin/cases?buscar=${code}`);
    await staff.getByRole('link', { name: new RegExp(code) }).click();
    await expect(staff.getByText('Confirmado. Compras que son suyas: 1.')).toBeVisible();
    await expectNoAxeViolations(staff);
    await staff.getByRole('button', { name: 'Borrar sus datos' }).click();
    await staff.getByRole('dialog').getByRole('button', { name: 'Borrar sus datos' }).click();
    await expect(staff.getByText('Este pedido ya está respondido.')).toBeVisible();

    await shop.open(`/track-order?pedido=${orderNumber}&t=${linkToken}`);
    await expect(main.getByRole('heading', { name: `Pedido ${orderNumber}` })).toBeVisible();
    await expect(main.getByText('Para cuidar tus datos')).toBeVisible();
    await expect(main.getByRole('link', { name: /^Mis datos/ })).toHaveCount(0);
  },
);

test(
  'a stranger learns nothing about an address, and the page works at 320 pixels with the keyboard',
  { tag: '@once' },
  async ({ shop, suffix }) => {
    const { page } = shop;
    await page.setViewportSize({ width: 320, height: 700 });
    const main = page.getByRole('main');
    await shop.open('/mis-datos');
    await main.getByRole('textbox', { name: /^Email/ }).fill(`nadie-${suffix}@ejemplo.com`);
    await page.keyboard.press('Enter');
    await expect(main.getByText(/te escribe alguien del equipo para confirmar/)).toBeVisible();
    await expect(main.getByRole('link', { name: 'Ver mis datos' })).toHaveCount(0);
    await expectNoAxeViolations(page);
  },
);
