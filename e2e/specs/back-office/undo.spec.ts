import { type Page } from '@playwright/test';
import { aShopper } from '../../fixtures/shopper.ts';
import { expect, test } from '../../fixtures/shops/mailing-shop-test.ts';

test.use({ shopName: 'undo' });

const undo = (page: Page) => page.getByRole('button', { name: 'Deshacer' });
const undone = (page: Page) => page.getByText('Deshecho: la orden quedó como estaba');

test('a step, a payment, an edit and a deletion are told in their words, and taken back', async ({
  backOffice,
  api,
  staff,
  suffix,
}) => {
  const product = await api.createProduct({ title: `Body deshecho ${suffix}`, units: 6 });
  const order = await staff.placeOrder({ product, quantity: 1 });
  const before = await staff.getOrder(order);
  const asBefore = {
    status: before.status,
    fulfillment: before.fulfillment,
    paidAmount: 0,
    total: before.total,
  };
  await backOffice.signIn();
  await backOffice.openOrder(order.orderNumber);
  const { page } = backOffice;
  const takeBack = async (said: string | RegExp) => {
    await expect(page.getByText(said)).toBeVisible();
    await undo(page).click();
    await expect(undone(page)).toBeVisible();
    expect(await staff.getOrder(order)).toMatchObject(asBefore);
    await page.goto(`/admin/orders/${order._id}`);
  };

  const next = page.getByRole('region', { name: 'Próximo paso' });
  await next.getByRole('button', { name: 'Confirmar Orden' }).click();
  await takeBack('Orden actualizada exitosamente!');
  await expect(next.getByRole('button', { name: 'Confirmar Orden' })).toBeVisible();

  const money = page.getByRole('region', { name: 'Pago', exact: true });
  await money.getByRole('button', { name: 'Anotar pago' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Importe/).fill('1000');
  await dialog.getByRole('button', { name: 'Anotar pago' }).click();
  await takeBack('Pago de $1.000 anotado');

  await page.getByRole('link', { name: 'Editar orden' }).click();
  await page.getByRole('button', { name: `Una unidad más de ${product.title}` }).click();
  // The mails of this shop leave at once.
  await page.getByLabel('Mandarle el cambio por mail').uncheck();
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await takeBack(/^Orden #.* cambiada: /);
  expect(await api.getStock(product._id)).toBe(5);

  await backOffice.chooseAction('Eliminar la orden');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  await takeBack(`Orden #${order.orderNumber} eliminada exitosamente.`);
  await expect(next.getByRole('button', { name: 'Confirmar Orden' })).toBeVisible();
  expect(await api.getStock(product._id)).toBe(5);
});

test('several orders that were confirmed together wait again by one touch', async ({
  backOffice,
  api,
  staff,
  suffix,
}) => {
  const product = await api.createProduct({ title: `Body en tanda ${suffix}`, units: 9 });
  const name = `Tanda ${suffix}`;
  const orders = [
    await staff.placeOrder({ product, shopper: aShopper(name) }),
    await staff.placeOrder({ product, shopper: aShopper(name) }),
  ];
  await backOffice.signIn();
  await backOffice.setStatusOf(orders, name, 'Confirmado');
  const { page } = backOffice;
  await expect(page.getByText('2 órdenes confirmadas')).toBeVisible();
  await undo(page).click();
  await expect(page.getByText('Deshecho: 2 órdenes quedaron como estaban')).toBeVisible();
  for (const order of orders) expect((await staff.getOrder(order)).status).toBe('pending_manual');
});

test('a step whose mail has left says so, and no step is offered back after its minute', async ({
  backOffice,
  api,
  staff,
  mailServer,
  suffix,
}) => {
  const product = await api.createProduct({ title: `Body avisado ${suffix}`, units: 6 });
  const shopper = aShopper();
  const order = await staff.placeOrder({ product, shopper });
  await backOffice.signIn();
  const { page } = backOffice;
  await page.clock.install();
  await backOffice.openOrder(order.orderNumber);
  await backOffice.setStatus('Pagado');
  await expect
    .poll(() => mailServer.accepted.filter((address) => address === shopper.email).length)
    .toBeGreaterThan(1);
  await undo(page).click();
  const why = `El correo de la orden ${order.orderNumber} ya salió: no se puede deshacer.`;
  await expect(page.getByText(`No se pudo deshacer: ${why}`)).toBeVisible();
  expect((await staff.getOrder(order)).status).toBe('paid');

  await page.getByRole('button', { name: 'Marcar: Lista para retirar' }).click();
  await expect(undo(page)).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(undo(page)).toBeHidden();
});
