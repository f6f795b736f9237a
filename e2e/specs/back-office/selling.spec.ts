import { expect, test } from '../../fixtures/test.ts';

// @spec E.1
test('an order is taken from the web to its customer, who sees each step', async ({
  backOffice,
  shop,
  api,
  staff,
  suffix,
}) => {
  const product = await api.createProduct({ title: `Corpiño en camino ${suffix}`, units: 6 });
  const order = await staff.placeOrder({ product, quantity: 1 });
  await backOffice.signIn();
  const { page } = backOffice;
  await backOffice.openOrder(order.orderNumber);
  const next = page.getByRole('region', { name: 'Próximo paso' });
  await next.getByRole('button', { name: 'Confirmar Orden' }).click();
  await next.getByRole('button', { name: 'Marcar: Lista para retirar' }).click();
  await next.getByRole('button', { name: 'Marcar: Retirada y cobrada' }).click();
  await expect(next).toContainText('Está pagada y entregada.');
  const stored = await staff.getOrder(order);
  expect(stored).toMatchObject({ status: 'paid', fulfillment: 'delivered' });
  await shop.open(`/track-order?pedido=${order.orderNumber}`);
  const steps = shop.page.getByRole('list', { name: 'Avance del pedido' }).getByRole('listitem');
  await expect(steps).toHaveText([/Pedido recibido/, /Preparado/, /Listo para retirar/, /Retirado/]);
  await expect(shop.page.getByText('Retirado el')).toBeVisible();
});

// @spec E.2
test('the work of the day is found in its queue and done together', async ({
  backOffice,
  api,
  staff,
  suffix,
}) => {
  const product = await api.createProduct({ title: `Corpiño del día ${suffix}`, units: 6 });
  const order = await staff.placeOrder({ product, quantity: 1 });
  await backOffice.signIn();
  await backOffice.openOrder(order.orderNumber);
  await backOffice.setStatus('Pagado');
  // Other tests leave orders in the queue, too.
  await backOffice.findOrder(order.orderNumber);
  const { page } = backOffice;
  await page.getByRole('button', { name: /^Para preparar/ }).click();
  await expect(page.getByRole('button', { name: 'Imprimir la lista de armado' })).toBeEnabled();
  await page.getByLabel(`Seleccionar la orden ${order.orderNumber}`).check();
  await page.getByRole('button', { name: 'Entrega', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Lista', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pasar' }).click();
  await expect(page.getByText('1 orden: Lista')).toBeVisible();
  await expect(page.getByRole('link', { name: `#${order.orderNumber}` })).toBeHidden();
  expect(await staff.getOrder(order)).toMatchObject({ fulfillment: 'ready' });
});

// @spec E.6
test('a cart link fills the cart, names what is gone, and is the same when opened again', async ({
  shop,
  api,
  suffix,
}) => {
  const product = await api.createProduct({ title: `Corpiño enlazado ${suffix}`, units: 6 });
  const [variant] = product.variants;
  const link = `/carrito?i=${variant?._id ?? product._id}:2`;
  for (const _ of [1, 2]) {
    await shop.open(link);
    await expect(shop.page).toHaveURL(/\/cart$/);
    await expect(shop.page.getByRole('main')).toContainText(product.title);
    await expect(shop.page.getByRole('main')).toContainText('2 productos');
  }
  await shop.open(`${link},${'z'.repeat(24)}:1`);
  await expect(shop.page.getByRole('alert')).toContainText('Un producto que ya no está en la tienda');
  await shop.page.getByRole('link', { name: 'Ver mi carrito' }).click();
  await expect(shop.page.getByRole('main')).toContainText('2 productos');
});

// @spec E.6
test('a malformed cart link is an empty cart', async ({ shop }) => {
  await shop.open('/carrito?i=nada:99999,x');
  await expect(shop.page).toHaveURL(/\/cart$/);
  await expect(shop.page.getByText('Tu carrito está vacío').first()).toBeVisible();
});

// @spec E.5
test('a sale of the counter takes four taps and one word', async ({ backOffice, api, suffix }) => {
  const product = await api.createProduct({ title: `Corpiño de mostrador ${suffix}`, units: 6 });
  await backOffice.signIn();
  await backOffice.openOrders();
  const { page } = backOffice;
  let taps = 0;
  const tap = async (name: string | RegExp, role: 'button' | 'link' = 'button') => {
    await page.getByRole(role, { name }).first().click();
    taps += 1;
  };
  await tap('Registrar venta', 'link');
  await page.getByLabel('Buscar un producto o escanear su SKU').fill(product.title);
  taps += 1;
  await tap(new RegExp(`^Agregar ${product.title}`));
  await tap('Registrar venta');
  await expect(page.getByText(/Venta JL-\d{8}-\d+ registrada/)).toBeVisible();
  expect(taps).toBe(4);
  expect(await api.getStock(product._id)).toBe(5);
  await page.getByRole('button', { name: 'Ver', exact: true }).click();
  await expect(page.getByText('Mostrador', { exact: true })).toBeVisible();
  await expect(page.getByText('Consumidor final').first()).toBeVisible();
});

// @spec E.8
test('units are reserved for a day, wait in their queue with the time left, and leave it when they are paid', async ({
  backOffice,
  api,
  staff,
  suffix,
}) => {
  const product = await api.createProduct({ title: `Corpiño reservado ${suffix}`, units: 6 });
  await backOffice.signIn();
  await backOffice.openOrders();
  const { page } = backOffice;
  await page.getByRole('link', { name: 'Registrar venta' }).first().click();
  await page.getByRole('button', { name: 'WhatsApp', exact: true }).click();
  await page.getByLabel('Buscar un producto o escanear su SKU').fill(product.title);
  await page.getByRole('button', { name: new RegExp(`^Agregar ${product.title}`) }).click();
  await page.getByRole('button', { name: 'Reservar 24 h' }).click();
  await page.getByRole('button', { name: 'Registrar venta' }).click();
  const done = page.getByText(/Venta JL-\d{8}-\d+ registrada/);
  const [orderNumber = ''] = /JL-\d{8}-\d+/.exec((await done.textContent()) ?? '') ?? [];
  expect(await api.getStock(product._id)).toBe(5);

  await backOffice.findOrder(orderNumber);
  await page.getByRole('button', { name: /^Reservadas/ }).click();
  await expect(page.getByRole('link', { name: `#${orderNumber}` })).toBeVisible();
  await expect(page.getByText(/Se guarda hasta|Vence/).first()).toBeVisible();
  await page.getByRole('link', { name: `#${orderNumber}` }).click();
  await backOffice.setStatus('Pagado');
  const listed = page.waitForResponse(/\/api\/orders\?.*queue=reserved/);
  await page.goto('/admin/orders?cola=reservadas');
  expect(await (await listed).text()).not.toContain(orderNumber);
  const [order] = await api.findOrders(orderNumber);
  expect(await staff.getOrder({ _id: order?._id ?? '' })).toMatchObject({
    status: 'paid',
    channel: 'whatsapp',
  });
});

// @spec E.11
test('another size of a paid order is edited, and its difference collected', async ({
  backOffice,
  api,
  staff,
  suffix,
}) => {
  const product = await api.createProduct({
    title: `Corpiño cambiado ${suffix}`,
    size: ['M', 'L'],
    variants: ['M', 'L'].map((size) => ({ _id: '', size, color: 'Negro', stock: 3, sku: null })),
  });
  const order = await staff.placeOrder({ product, quantity: 1 });
  await backOffice.signIn();
  await backOffice.openOrder(order.orderNumber);
  await backOffice.setStatus('Pagado');
  const { page } = backOffice;
  await page.getByRole('link', { name: 'Editar orden' }).click();
  await page.getByRole('combobox', { name: /^Talle y color de/ }).selectOption('L · Negro');
  await page.getByRole('button', { name: `Una unidad más de ${product.title}` }).click();
  await page.getByLabel(`Precio de ${product.title}`).fill('9000');
  await expect(page.getByRole('definition').filter({ hasText: '$18.000' }).last()).toBeVisible();
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText(`Orden #${order.orderNumber} cambiada: $18.000`)).toBeVisible();
  const panel = page.getByRole('region', { name: 'Pago', exact: true });
  await expect(panel.getByText('Falta cobrar')).toBeVisible();
  await panel.getByRole('button', { name: 'Anotar pago' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Anotar pago' }).click();
  await expect(page.getByText('Pago de $8.000 anotado')).toBeVisible();
  await expect(panel.getByText('Falta cobrar')).toBeHidden();
  expect(await staff.getOrder(order)).toMatchObject({ status: 'paid', total: 18_000, paidAmount: 18_000 });
  expect(await api.getStock(product._id)).toBe(4);
});
