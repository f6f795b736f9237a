import { expectNoAxeViolations } from '../../fixtures/accessibility.ts';
import { expect, test } from '../../fixtures/test.ts';

test('withdrawal and data request have no axe violations, with faults and when they are received', async ({
  shop,
}) => {
  test.slow();
  const { page } = shop;
  const main = page.getByRole('main');

  await shop.open('/arrepentimiento');
  await main.getByRole('button', { name: 'Arrepentirme de la compra' }).click();
  await expect(main.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
  await expectNoAxeViolations(page);
  await main
    .getByRole('textbox', { name: 'Teléfono de la compra' })
    .fill(`299 56${String(Date.now()).slice(-5)}`);
  await main.getByRole('button', { name: 'Arrepentirme de la compra' }).click();
  await expect(main.getByRole('heading', { name: 'Recibimos tu arrepentimiento' })).toBeFocused();
  await expectNoAxeViolations(page);

  await shop.open('/mis-datos');
  await main.getByRole('radio', { name: /Corregir mis datos/ }).check();
  await main.getByRole('button', { name: 'Enviar la solicitud' }).click();
  await expect(
    main.getByRole('alert').filter({ hasText: 'Contanos qué dato hay que corregir' }),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  await shop.open('/mis-datos?token=vencido');
  await expectNoAxeViolations(page);
});

test('an order with an exchange and a withdrawal has no axe violations', async ({ shop, api, suffix }) => {
  test.slow();
  const title = `Con cambio ${suffix}`;
  const product = await api.createProduct({
    title,
    size: ['M', 'L'],
    variants: [
      { size: 'M', color: 'Negro', stock: 3 },
      { size: 'L', color: 'Negro', stock: 2 },
    ],
  });
  const { order, orderNumber, linkToken } = await api.placeOrder({ product });
  const path = `/api/orders/${order._id}`;
  await api.callAsOwner('POST', `${path}/payments`, { amount: order.total, method: 'cash' });
  await api.callAsOwner('PUT', `${path}/fulfillment`, { fulfillment: 'delivered', notify: false });
  const { page } = shop;
  const section = page.getByRole('region', { name: 'Cambiar talle' });

  await shop.open(`/track-order?pedido=${orderNumber}&t=${linkToken}`);
  await section.getByRole('button', { name: `Cambiar ${title}, M · Negro` }).click();
  await section.getByRole('button', { name: 'Pedir el cambio' }).click();
  await expect(section.getByText('Elegí el talle que querés')).toBeVisible();
  await expectNoAxeViolations(page);
  await section.getByRole('radio', { name: 'L · Negro quedan 2' }).check();
  await section.getByRole('button', { name: 'Pedir el cambio' }).click();
  await expect(section.getByText(/Tu código de cambio es/)).toBeVisible();
  await api.callAsOwner('POST', '/api/cases', { kind: 'withdrawal', orderNumber, token: linkToken });
  await shop.open(`/track-order?pedido=${orderNumber}&t=${linkToken}`);
  await expect(page.getByRole('region', { name: 'Tus trámites de este pedido' })).toBeVisible();
  await expectNoAxeViolations(page);
});
