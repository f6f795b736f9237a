import { aShopper } from '../../fixtures/shopper.ts';
import { expect, test } from '../../fixtures/test.ts';

test(
  'an order stays within reach: listed on this device, its link copied, its confirmation led to what became of it',
  { tag: '@once' },
  async ({ shop, api, staff, suffix }) => {
    const product = await api.createProduct({ title: `Al alcance ${suffix}` });
    const { page } = shop;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await shop.prepareCheckout(product, aShopper('Nora Alcance'));
    await page.getByRole('checkbox', { name: 'Recordar mis datos en este teléfono' }).check();
    const orderNumber = await shop.confirm();
    const confirmation = page.url();
    await page.getByRole('button', { name: 'Copiar enlace' }).click();
    await expect(page.getByRole('button', { name: '¡Enlace copiado!' })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());

    await shop.open('/track-order');
    const own = page.getByRole('region', { name: 'Tus pedidos en este teléfono' });
    await expect(own.getByText(/^Solo en este teléfono\./)).toBeVisible();
    await own.getByRole('link', { name: new RegExp(`^Pedido ${orderNumber}`) }).click();
    await expect(page).toHaveURL(link);
    await expect(page.getByRole('heading', { name: `Pedido ${orderNumber}` })).toBeVisible();

    const [order] = await api.findOrders(orderNumber);
    await staff.setStatus(order!, 'confirmado');
    await page.goto(confirmation);
    await expect(page).toHaveURL(link);
    await expect(page.getByText('Confirmado', { exact: true })).toBeVisible();

    await own.getByRole('button', { name: `Quitar el pedido ${orderNumber} de este teléfono` }).click();
    await shop.open('/track-order');
    await expect(page.getByRole('heading', { name: 'Seguimiento de Pedido' })).toBeVisible();
    await expect(own).toHaveCount(0);

    await shop.openProduct(product);
    await shop.addToCart({ size: 'M' });
    await shop.open('/checkout');
    await expect(page.getByLabel('Nombre completo')).toHaveValue('Nora Alcance');
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  },
);
