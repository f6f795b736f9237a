import { expectAccessibleInBothThemes, expectAccessibleOverlay } from '../../fixtures/accessibility.ts';
import type { PlacedOrder, ShopApi } from '../../fixtures/shop-api.ts';
import { expect, test } from '../../fixtures/test.ts';

async function deliver(api: ShopApi, { order }: PlacedOrder): Promise<void> {
  const path = `/api/orders/${order._id}`;
  await api.callAsOwner('POST', `${path}/payments`, { amount: order.total, method: 'cash' });
  await api.callAsOwner('PUT', `${path}/fulfillment`, { fulfillment: 'delivered', notify: false });
}

const SELLERS_PASSWORD = 'Jacaranda-en-flor-2026';

/** Opens a case of each kind on one delivered order; returns their codes by kind. */
async function openCases(api: ShopApi, { orderNumber, linkToken: token }: PlacedOrder) {
  const open = async (path: string, data: object): Promise<string> =>
    (await api.callAsOwner<{ code: string }>('POST', path, data)).code;
  return {
    exchange: await api
      .callAsOwner<{ exchange: { code: string } }>('POST', '/api/exchanges', {
        orderNumber,
        token,
        line: 1,
        size: 'L',
        color: 'Negro',
      })
      .then(({ exchange }) => exchange.code),
    withdrawal: await open('/api/cases', { kind: 'withdrawal', orderNumber, token }),
    dataRequest: await open('/api/data-requests', { request: 'deletion', orderNumber, token }),
  };
}

test('the cases of the back office and their dialogs are accessible in both themes', async ({
  backOffice,
  api,
  suffix,
}) => {
  test.slow();
  const product = await api.createProduct({
    title: `Body de casos ${suffix}`,
    size: ['M', 'L'],
    variants: [
      { size: 'M', color: 'Negro', stock: 4 },
      { size: 'L', color: 'Negro', stock: 4 },
    ],
  });
  const placed = await api.placeOrder({ product, quantity: 2 });
  await deliver(api, placed);
  const codes = await openCases(api, placed);
  const { page } = backOffice;
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const openCase = async (code: string) => {
    await page.goto(`/admin/cases?buscar=${code}`);
    await page.getByRole('link', { name: new RegExp(code) }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(code);
    await expect(page.getByRole('heading', { name: 'Historia' })).toBeVisible();
  };
  await backOffice.signIn();

  await openCase(codes.withdrawal);
  await expect(button('Ya le respondí')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expectAccessibleOverlay(page, button('Ya le respondí'));
  await expectAccessibleOverlay(page, button('Recibí las prendas'));

  await openCase(codes.exchange);
  await expectAccessibleOverlay(page, button('Aceptar el cambio'));
  await expectAccessibleInBothThemes(page);

  await openCase(codes.dataRequest);
  await expectAccessibleOverlay(page, button('Borrar cuando termine'));
  await expectAccessibleInBothThemes(page);

  const unexchanged = await api.placeOrder({ product });
  await deliver(api, unexchanged);
  await page.goto(`/admin/orders/${unexchanged.order._id}/exchange`);
  await expect(button('Reservar y abrir el cambio')).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('the dialogs of team, opening and security are accessible in both themes', async ({ backOffice }) => {
  test.slow();
  const { page } = backOffice;
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await backOffice.signIn();

  await page.goto('/admin/team');
  await expectAccessibleOverlay(page, button('Invitar'));
  await page.goto('/admin/opening');
  await button(/^Sé que falta y abro igual: /)
    .first()
    .click();
  await expectAccessibleOverlay(page, button(/^Anotar un motivo: /).first());
  await expectAccessibleOverlay(page, button('Cerrar la tienda por un tiempo'), 'alertdialog');
  await page.goto('/admin/settings?seccion=seguridad');
  await expectAccessibleOverlay(page, button('Activar'));

  await page.goto('/admin/invitacion#no-es-una-invitacion');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('the own till of a seller is accessible in both themes, with figures and once it is closed', async ({
  backOffice,
  api,
  staff,
  suffix,
}) => {
  test.slow();
  const { page } = backOffice;
  const seller = { name: `Lola ${suffix}`, email: `lola-${suffix}@ejemplo.com`, password: SELLERS_PASSWORD };
  await staff.hireSeller(seller);
  await staff.letSellersCloseTill();
  const order = await staff.placeOrder({
    product: await api.createProduct({ title: `Bata de caja ${suffix}` }),
  });
  await backOffice.signInWithForm(seller);
  await backOffice.openOrder(order.orderNumber);
  await page.getByRole('button', { name: 'Anotar pago' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Anotar pago' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto('/admin/own-till');
  await backOffice.unfold('Movimientos en efectivo (1)');
  await expect(page.getByRole('link', { name: order.orderNumber })).toBeVisible();
  await page.getByLabel('Contado').fill('9000');
  await expect(page.getByText('Faltan $1.000')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Cerrar caja' }).click();
  await expect(page.getByRole('heading', { name: 'Resumen del cierre' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});
