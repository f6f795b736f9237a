import { expect, test } from '../../fixtures/shops/isolated-shop-test.ts';

// In a shop of its own: notes of other tests' orders would stand above these. A keyboard leaves a phone half its screen.
test.use({ shopName: 'focus', viewport: { width: 390, height: 420 } });

test(
  'a payment that was noted leads to the next step, and one that was not to its button',
  { tag: '@phone' },
  async ({ backOffice, api, staff, suffix }) => {
    const product = await api.createProduct({ title: `Body cobrado ${suffix}` });
    const order = await staff.placeOrder({ product });
    const { page } = backOffice;
    await backOffice.signIn();
    await page.goto(`/admin/orders/${order._id}`);
    const next = page.getByRole('region', { name: 'Próximo paso' });
    await next.getByRole('button', { name: 'Confirmar Orden' }).click();
    const ready = next.getByRole('button', { name: 'Marcar: Lista para retirar' });
    await expect(ready).toBeFocused();

    const opener = page
      .getByRole('region', { name: 'Pago', exact: true })
      .getByRole('button', { name: 'Anotar pago' });
    const dialog = page.getByRole('dialog');
    await opener.click();
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();

    await opener.click();
    await dialog.getByLabel(/^Importe/).fill('1000');
    await dialog.getByRole('button', { name: 'Anotar pago' }).click();
    await expect(page.getByText('Pago de $1.000 anotado')).toBeVisible();
    await expect(opener).toBeVisible();
    await expect(ready).toBeFocused();
    await expect(ready).toBeInViewport({ ratio: 1 });
  },
);

test(
  'a refusal of the server comes into sight where the screen has no room for the whole dialog',
  { tag: '@phone' },
  async ({ backOffice, api, staff, suffix }) => {
    const product = await api.createProduct({ title: `Body rechazado ${suffix}` });
    const order = await staff.placeOrder({ product });
    const { page } = backOffice;
    await backOffice.signIn();
    await page.goto(`/admin/orders/${order._id}`);
    await page.getByRole('button', { name: 'Anotar pago' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Importe/).fill('1000');
    await api.callAsOwner('POST', `/api/orders/${order._id}/payments`, { amount: 500, method: 'cash' });
    await dialog.getByRole('button', { name: 'Anotar pago' }).click();
    const refusal = dialog.getByRole('alert');
    await expect(refusal).toContainText('La orden cambió mientras la mirabas');
    await expect(refusal).toBeInViewport({ ratio: 0.99 });
  },
);
