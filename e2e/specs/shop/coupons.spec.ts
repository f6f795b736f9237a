import { aShopper } from '../../fixtures/shopper.ts';
import { expect, test } from '../../fixtures/test.ts';

// @spec E.10
test('the owner makes a coupon, a shopper uses it, and a cancellation gives it back', async ({
  shop,
  backOffice,
  api,
  staff,
  suffix,
}) => {
  const code = `PROMO-${suffix}`.toUpperCase();
  const product = await api.createProduct({ title: `Con cupón ${suffix}`, price: 10_000 });

  await backOffice.signIn();
  const { page } = backOffice;
  await page.goto('/admin/coupons');
  await page.getByRole('button', { name: 'Nuevo cupón' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Código').fill(code);
  await dialog.getByLabel('Porcentaje (%)').fill('15');
  await dialog.getByLabel('Usos en total').fill('1');
  await dialog.getByRole('button', { name: 'Guardar cupón' }).click();
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: code });
  await expect(row).toContainText('0 de 1 usos');

  await shop.openProduct(product);
  await shop.addToCart({ size: 'M' });
  await shop.goToCart();
  await shop.goToCheckout();
  await shop.fillContact(aShopper());
  const summary = shop.page.getByRole('region', { name: 'Resumen del pedido' });
  await summary.getByRole('button', { name: 'Tengo un cupón' }).click();
  await summary.getByLabel('Código del cupón').fill('no-existe');
  await summary.getByRole('button', { name: 'Aplicar' }).click();
  await expect(summary.getByRole('alert')).toHaveText('Ese cupón no existe o no está disponible.');
  await summary.getByLabel('Código del cupón').fill(code.toLowerCase());
  await summary.getByRole('button', { name: 'Aplicar' }).click();
  await expect(summary.getByText('-$1.500')).toBeVisible();
  const orderNumber = await shop.confirm();
  await expect(shop.page.getByText(`Cupón ${code}`)).toBeVisible();
  await expect(shop.page.getByText('$8.500').first()).toBeVisible();

  await page.reload();
  await expect(row).toContainText('1 de 1 usos');
  await expect(row).toContainText('Agotado');
  const [order] = await api.findOrders(orderNumber);
  await staff.setStatus({ _id: order?._id ?? '' }, 'cancelled');
  await page.reload();
  await expect(row).toContainText('0 de 1 usos');
});
