import { readDownload } from '../../fixtures/back-office.ts';
import { aShopper } from '../../fixtures/shopper.ts';
import { expect, test } from '../../fixtures/test.ts';

// @spec 2.16.2 C.32

const STATUSES = [
  ['Confirmado', 'confirmado'],
  ['Pagado', 'paid'],
  ['Reembolsado', 'refunded'],
  ['Cancelado', 'cancelled'],
  ['Pendiente (Falta Comprobante)', 'pending_transfer_proof'],
  ['Pendiente (Verificar Comprobante)', 'pending_transfer_confirmation'],
  ['Pendiente (Efectivo)', 'pending_manual'],
] as const;

// @spec 2.15.15 4.12
test('the quick view of an order sets each of the seven statuses', async ({
  backOffice,
  api,
  staff,
  suffix,
}) => {
  const product = await api.createProduct({ title: `Corpiño de la vista rápida ${suffix}`, units: 6 });
  const order = await staff.placeOrder({ product, quantity: 2 });
  await backOffice.signIn();
  const view = await backOffice.openQuickView(order.orderNumber);
  for (const [label, status] of STATUSES) {
    await test.step(label, async () => {
      await view.getByLabel('Cambiar estado').selectOption({ label });
      await expect(view.getByRole('definition').filter({ hasText: label })).toBeVisible();
      expect((await staff.getOrder(order)).status).toBe(status);
    });
  }
  expect(await api.getStock(product._id)).toBe(4);
  await view.getByRole('button', { name: 'Cerrar' }).last().click();
  await expect(view).toBeHidden();
});

// @spec 2.16.9
test(
  'the order page sets each of the seven statuses with its button',
  { tag: '@once' },
  async ({ backOffice, api, staff, suffix }) => {
    const product = await api.createProduct({ title: `Corpiño del detalle ${suffix}`, units: 6 });
    const order = await staff.placeOrder({ product, quantity: 2 });
    await backOffice.signIn();
    await backOffice.openOrder(order.orderNumber);
    await expect(backOffice.page.getByRole('button', { name: 'Actualizar Orden' })).toBeDisabled();
    for (const [label, status] of STATUSES) {
      await test.step(label, async () => {
        await backOffice.setStatus(label);
        expect((await staff.getOrder(order)).status).toBe(status);
      });
    }
    expect(await api.getStock(product._id)).toBe(4);
    const { history } = await staff.getOrder(order);
    expect(history.filter(({ type }) => type === 'status')).toHaveLength(STATUSES.length);
  },
);

// @spec 2.16.6
test('accepting a proof after enlarging it marks the order as paid', async ({
  backOffice,
  api,
  staff,
  suffix,
}) => {
  const product = await api.createProduct({ title: `Corpiño con comprobante ${suffix}` });
  const order = await staff.placeOrder({ product, payment: 'transfer', withProof: true });
  const { page } = backOffice;
  await backOffice.signIn();
  await backOffice.openOrder(order.orderNumber);
  const accept = page.getByRole('button', { name: 'Aceptar comprobante' });
  const proof = page.getByRole('img', { name: /Comprobante de transferencia/ });
  await expect(proof).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  const [proofBox, acceptBox] = [await proof.boundingBox(), await accept.boundingBox()];
  // Beside the button on large screens, above it on phones; never below it.
  expect(proofBox?.y).toBeLessThan(acceptBox?.y ?? 0);
  await page.getByRole('button', { name: 'Ampliar el comprobante' }).click();
  const zoom = page.getByRole('dialog', { name: 'Comprobante de transferencia' });
  const picture = zoom.getByRole('img', { name: /Comprobante de transferencia/ });
  const width = async () => (await picture.boundingBox())?.width ?? 0;
  await expect(picture).toBeVisible();
  const small = await width();
  await zoom.getByRole('button', { name: 'Ampliar el comprobante' }).click();
  await expect(zoom.getByRole('button', { name: 'Achicar el comprobante' })).toBeVisible();
  await expect.poll(width).toBeGreaterThan(small);
  await page.keyboard.press('Escape');
  await expect(zoom).toBeHidden();

  await page.getByRole('button', { name: 'Aceptar comprobante' }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'Pagado' })).toBeVisible();
  await backOffice.unfold('Historial');
  await expect(page.getByText('Pago confirmado')).toBeVisible();
  expect((await staff.getOrder(order)).status).toBe('paid');
});

test(
  'requesting another proof stores the reason for the history, the next step and its message',
  { tag: '@once' },
  async ({ shop, backOffice, api, staff, suffix }) => {
    const reason = 'No se lee el importe de la transferencia';
    const product = await api.createProduct({ title: `Corpiño a revisar ${suffix}` });
    const order = await staff.placeOrder({ product, payment: 'transfer', withProof: true });
    const { page } = backOffice;
    await backOffice.signIn();
    await backOffice.openOrder(order.orderNumber);
    await page.getByRole('button', { name: 'Pedir otro comprobante' }).click();
    const dialog = page.getByRole('dialog', { name: 'Pedir otro comprobante' });
    await dialog.getByRole('button', { name: 'Pedir comprobante' }).click();
    await expect(dialog.getByText('Contá por qué hace falta otro comprobante.')).toBeVisible();
    await dialog.getByLabel('Motivo').fill(reason);
    await dialog.getByRole('button', { name: 'Pedir comprobante' }).click();
    await expect(dialog).toBeHidden();
    await backOffice.unfold('Historial');
    const history = page.getByRole('listitem').filter({ hasText: 'Cambio de estado' });
    await expect(history.filter({ hasText: reason })).toBeVisible();
    await page.reload();
    const step = page.getByRole('region', { name: 'Próximo paso' });
    await expect(step).toContainText(reason);
    await expect(step.getByRole('link', { name: 'Pedir comprobante por WhatsApp' })).toHaveAttribute(
      'href',
      new RegExp(encodeURIComponent(reason)),
    );
    await shop.trackOrder(order.orderNumber);
    await expect(
      shop.page.getByRole('article').getByText('Pendiente (Falta Comprobante)').first(),
    ).toBeVisible();
  },
);

// @spec 4.15
test('deleting an order asks for confirmation and returns its units to stock', async ({
  backOffice,
  api,
  staff,
  suffix,
}) => {
  const product = await api.createProduct({ title: `Corpiño a borrar ${suffix}`, units: 3 });
  const order = await staff.placeOrder({ product, quantity: 2 });
  const { page } = backOffice;
  await backOffice.signIn();
  await backOffice.openOrder(order.orderNumber);
  const remove = () => backOffice.chooseAction('Eliminar la orden');
  await remove();
  const confirmation = page.getByRole('alertdialog', { name: `Eliminar orden #${order.orderNumber}` });
  await confirmation.getByRole('button', { name: 'Cancelar' }).click();
  expect(await api.getStock(product._id)).toBe(1);
  await remove();
  await confirmation.getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText(`Orden #${order.orderNumber} eliminada exitosamente.`)).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/orders\?/);
  await expect(page.getByText('No se encontraron órdenes con los filtros aplicados.')).toBeVisible();
  expect(await api.getStock(product._id)).toBe(3);
});

test('several orders change status together, and the filtered list is exported', async ({
  backOffice,
  api,
  staff,
  suffix,
}) => {
  const product = await api.createProduct({ title: `Corpiño en tanda ${suffix}`, units: 9 });
  const name = `Tanda ${suffix}`;
  const orders = [
    await staff.placeOrder({ product, shopper: aShopper(name) }),
    await staff.placeOrder({ product, shopper: aShopper(name) }),
  ];
  const { page } = backOffice;
  await backOffice.signIn();
  await backOffice.setStatusOf(orders, name, 'Pagado');
  await expect(page.getByText('2 órdenes marcadas como pagadas')).toBeVisible();
  for (const order of orders) expect((await staff.getOrder(order)).status).toBe('paid');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Más', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Exportar CSV' }).click();
  const csv = await readDownload(await download);
  expect(csv.split('\r\n').filter((line) => line.includes(name))).toHaveLength(2);
});

test('orders are filtered by status and found by name', async ({ backOffice, api }, { project }) => {
  const { page } = backOffice;
  await backOffice.signIn();
  await backOffice.openOrders();
  const cancelled = await api.findOrders('');
  expect(cancelled.length).toBeGreaterThan(0);
  if (project.name === 'phone') await page.getByRole('button', { name: /^Filtros/ }).click();
  await page.getByLabel('Estado', { exact: true }).first().selectOption({ label: 'Cancelado' });
  await expect(page).toHaveURL(/cancelled/);
  if (project.name === 'phone') await page.getByRole('button', { name: 'Ver resultados' }).click();
  await page.getByPlaceholder('Número, nombre o email').fill('nadie se llama así');
  await expect(page.getByText('No se encontraron órdenes con los filtros aplicados.')).toBeVisible();
});
