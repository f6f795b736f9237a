import { aShopper } from '../../fixtures/shopper.ts';
import { expect, test } from '../../fixtures/shops/paying-shop-test.ts';

test.use({ shopName: 'paying-shop' });

// @spec E.9
test('the owner takes Mercado Pago, and two orders are paid: at once, and from the page of the order', async ({
  backOffice,
  shop,
  api,
  staff,
  paymentServer,
}) => {
  test.slow();
  await backOffice.signInWithForm();
  const office = backOffice.page;
  await office.goto('/admin/content');
  await office.getByRole('tab', { name: 'Métodos de Pago' }).click();
  await backOffice.unfold('Mercado Pago');
  await office.getByRole('switch', { name: 'Cobrar con Mercado Pago' }).click();
  await office.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(office.getByText('Contenido actualizado').first()).toBeVisible();

  const product = await api.createProduct({ title: 'Corpiño pagado en línea', price: 12_000 });
  const { page } = shop;
  const goThroughCheckout = async () => {
    await shop.openProduct(product);
    await shop.addToCart({ size: 'M' });
    await shop.goToCart();
    await shop.goToCheckout();
    await shop.fillContact(aShopper());
    await page.getByRole('radio', { name: /Mercado Pago/ }).check();
    await page.getByRole('button', { name: 'Confirmar Pedido' }).click();
  };
  const payAtProvider = async () => {
    await expect(page.getByRole('heading', { name: 'Página de pago' })).toBeVisible();
    await page.getByRole('button', { name: 'Pagar' }).click();
  };
  const found = page.getByRole('article');
  const expectPaid = async () => {
    await expect(found.getByRole('heading', { name: /^Pedido JL-/ })).toBeVisible();
    await expect(found.getByText('Pendiente (Mercado Pago)')).toHaveCount(0);
  };

  await goThroughCheckout();
  await payAtProvider();
  await expectPaid();
  expect(page.url()).not.toContain('payment_id');

  paymentServer.setAway(true);
  await goThroughCheckout();
  await expect(page.getByRole('heading', { name: '¡Pedido confirmado!' })).toBeVisible();
  const pay = page.getByRole('button', { name: 'Pagar con Mercado Pago' });
  await pay.click();
  await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
  paymentServer.setAway(false);
  await pay.click();
  await payAtProvider();
  await expectPaid();

  const orders = await api.findOrders('');
  expect(orders.map(({ status }) => status)).toEqual(['paid', 'paid']);
  expect(await staff.getOrder({ _id: orders[0]?._id ?? '' })).toMatchObject({ paidAmount: 12_000 });
});
