import { choosePhonePhoto } from '../../fixtures/phone-photo.ts';
import { aTransferProof, aShopper } from '../../fixtures/shopper.ts';
import { expect, test } from '../../fixtures/test.ts';

// @spec 2.8.3 2.9.2 2.9.3 4.3 B.11

// @spec 1.6 2.8.4
test('the confirmation page shows the order, survives a reload and opens on another device by its link', async ({
  shop,
  api,
  browser,
  contextOptions,
  suffix,
}) => {
  const product = await api.createProduct({ title: `Confirmada ${suffix}`, price: 9_500 });
  const shopper = aShopper('Inés Confirma');
  const { page } = shop;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await shop.prepareCheckout(product, shopper);
  const orderNumber = await shop.confirm();
  const main = page.getByRole('main');

  await expect(main.getByText('Order confirmed')).toBeVisible();
  await main.getByRole('button', { name: 'Copiar Número de orden' }).click();
  await expect(main.getByRole('button', { name: '¡Copiado! Número de orden' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(orderNumber);
  for (const text of ['Pago en Efectivo', product.title, '$9.500', 'Talle M · Color Negro', '¿Qué sigue?'])
    await expect(main.getByText(text).first()).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Retiro en punto de encuentro' })).toBeVisible();
  await expect(main.getByText('Av. Argentina y Roca, centro de Neuquén')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Contactar por WhatsApp' })).toHaveAttribute('href', /wa\.me/);

  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  const address = page.url();
  await page.reload();
  await expect(main.getByRole('heading', { name: '¡Pedido confirmado!' })).toBeVisible();
  const opened = page.waitForEvent('popup');
  await main.getByRole('button', { name: 'Imprimir comprobante' }).click();
  const receipt = await opened;
  await expect(receipt.getByText('PENDIENTE')).toBeVisible();
  // The notice is printed in 12 points.
  await expect(receipt.getByText('DOCUMENTO NO VÁLIDO COMO FACTURA')).toHaveCSS('font-size', '16px');
  await receipt.close();

  const device = await browser.newContext(contextOptions);
  const elsewhere = await device.newPage();
  await elsewhere.goto(address);
  await expect(elsewhere.getByRole('heading', { name: '¡Pedido confirmado!' })).toBeVisible();
  await expect(elsewhere.getByText(orderNumber).first()).toBeVisible();
  // Without its token the address shows nothing of the order.
  await elsewhere.goto(`/order-confirmation/${orderNumber}`);
  await expect(elsewhere).toHaveURL(/\/$/);
  await device.close();
});

// @spec 2.8.9
test(
  'the receipt of a paid order is printed as PAGADO',
  { tag: '@once' },
  async ({ shop, api, staff, suffix }) => {
    const product = await api.createProduct({ title: `Pagada ${suffix}` });
    const { order, orderNumber, linkToken } = await api.placeOrder({ product, payment: 'transfer' });
    await staff.setStatus(order, 'paid');
    await shop.page.addInitScript(() => {
      window.print = () => undefined;
    });
    await shop.open(`/order-confirmation/${orderNumber}?t=${linkToken}`);
    const opened = shop.page.waitForEvent('popup');
    await shop.page.getByRole('button', { name: 'Imprimir comprobante' }).click();
    await expect((await opened).getByText('PAGADO', { exact: true })).toBeVisible();
  },
);

// @spec 1.7
test(
  'the order number alone shows a masked order with its status in words, and help in two statuses',
  { tag: '@once' },
  async ({ shop, api, staff, suffix }) => {
    const product = await api.createProduct({ title: `Seguida ${suffix}` });
    const shopper = aShopper('Paula Seguimiento');
    const { order, orderNumber } = await api.placeOrder({ product, payment: 'transfer', shopper });
    const { page } = shop;
    const statuses = [
      ['pending_transfer_proof', 'Pendiente (Falta Comprobante)', false],
      ['pending_manual', 'Pendiente (Efectivo)', true],
      ['pending_transfer_confirmation', 'Pendiente (Verificar Comprobante)', false],
      ['confirmado', 'Confirmado', false],
      ['paid', 'Pagado', true],
      ['refunded', 'Reembolsado', false],
      ['cancelled', 'Cancelado', false],
    ] as const;
    for (const [status, words, hasHelp] of statuses)
      await test.step(status, async () => {
        await staff.setStatus(order, status);
        await shop.open(`/track-order?pedido=${orderNumber.toLowerCase()}`);
        const found = page.getByRole('article');
        await expect(found.getByRole('heading', { name: `Pedido ${orderNumber}` })).toBeVisible();
        await expect(found.getByText(words, { exact: true }).first()).toBeVisible();
        await expect(found.getByRole('link', { name: 'Pedir ayuda por WhatsApp' })).toHaveCount(
          hasHelp ? 1 : 0,
        );
        for (const secret of [shopper.fullName, shopper.email, shopper.phone])
          await expect(page.getByText(secret)).toHaveCount(0);
      });
  },
);

test('the tracking link of an order accepts a proof later, once', async ({ shop, api, staff, suffix }) => {
  const product = await api.createProduct({ title: `Con comprobante después ${suffix}` });
  const shopper = aShopper('Olga Después');
  const { order, orderNumber, linkToken } = await api.placeOrder({ product, payment: 'transfer', shopper });
  const { page } = shop;
  await shop.open(`/track-order?pedido=${orderNumber}&t=${linkToken}`);
  const found = page.getByRole('article');
  await expect(found.getByText(shopper.email)).toBeVisible();
  await expect(found.getByText('JAZMIN.LENCERIA')).toBeVisible();
  await found.getByLabel(/Comprobante de transferencia/).setInputFiles(aTransferProof());
  await found.getByRole('button', { name: 'Enviar comprobante' }).click();
  await expect(found.getByText('Pendiente (Verificar Comprobante)').first()).toBeVisible();
  await expect(found.getByRole('button', { name: 'Enviar comprobante' })).toHaveCount(0);
  expect((await staff.getOrder(order)).status).toBe('pending_transfer_confirmation');
});

test(
  'a photo of 24 megapixels and more than 5 MB is taken as a proof',
  { tag: '@once' },
  async ({ shop, api, staff, suffix }) => {
    const product = await api.createProduct({ title: `Con foto grande ${suffix}` });
    const { order, orderNumber, linkToken } = await api.placeOrder({ product, payment: 'transfer' });
    await shop.open(`/track-order?pedido=${orderNumber}&t=${linkToken}`);
    const found = shop.page.getByRole('article');
    expect(await choosePhonePhoto(found.getByLabel(/Comprobante de transferencia/))).toBeGreaterThan(
      5_000_000,
    );
    await found.getByRole('button', { name: 'Enviar comprobante' }).click();
    await expect(found.getByText('Pendiente (Verificar Comprobante)').first()).toBeVisible();
    expect((await staff.getOrder(order)).status).toBe('pending_transfer_confirmation');
  },
);

// @spec 1.5 B.7
test('home delivery is paid by transfer with a proof and is free from the threshold on', async ({
  shop,
  api,
  suffix,
}) => {
  const product = await api.createProduct({ title: `Con envío ${suffix}`, price: 16_000 });
  const shopper = aShopper('Vera Domicilio');
  const { page } = shop;
  await shop.openProduct(product);
  await shop.addToCart({ size: 'M' });
  await shop.goToCart();
  await expect(page.getByText('Te faltan $14.000 para el envío gratis')).toBeVisible();
  await page.getByRole('button', { name: `Una unidad más de ${product.title}` }).click();
  await expect(page.getByText('¡Tenés envío gratis!')).toBeVisible();
  await page.getByRole('link', { name: 'Hacer orden virtual' }).click();
  await shop.fillContact(shopper);
  await shop.chooseHomeDelivery(shopper);
  await shop.payByTransfer(aTransferProof());
  const summary = page.getByRole('region', { name: 'Resumen del pedido' });
  await expect(summary.getByText('Gratis')).toBeVisible();
  await expect(summary.getByText('$32.000').last()).toBeVisible();
  const orderNumber = await shop.confirm();
  const main = page.getByRole('main');
  for (const text of ['Transferencia Bancaria', 'Envío a domicilio', 'Comprobante de transferencia recibido'])
    await expect(main.getByText(text).first()).toBeVisible();
  await expect(main.getByText(shopper.address)).toBeVisible();
  const [order] = await api.findOrders(orderNumber);
  expect([order?.total, order?.status]).toEqual([32_000, 'pending_transfer_confirmation']);
});

// @spec 2.4.4
test('a sold-out size is focusable, explains itself and cannot be added to the cart', async ({
  shop,
  api,
  suffix,
}) => {
  const product = await api.createProduct({
    title: `Sin talle L ${suffix}`,
    size: ['M', 'L'],
    variants: [
      { size: 'M', color: 'Negro', stock: 1 },
      { size: 'L', color: 'Negro', stock: 0 },
    ],
  });
  await shop.openProduct(product);
  const main = shop.page.getByRole('main');
  const soldOut = main.getByRole('radio', { name: 'L, sin stock' });
  await soldOut.focus();
  await expect(soldOut).toBeFocused();
  await shop.page.keyboard.press('Space');
  await main.getByRole('button', { name: 'Agregar al Carrito' }).first().click();
  await expect(soldOut).not.toBeChecked();
  await expect(
    main.getByRole('status').filter({ hasText: 'No queda stock del talle L en este color.' }),
  ).toBeVisible();
  await expect(shop.page.getByRole('link', { name: 'Carrito', exact: true })).toBeVisible();
  await main.getByRole('radio', { name: 'M', exact: true }).check();
  await expect(main.getByText('¡Última unidad!')).toBeVisible();
});
