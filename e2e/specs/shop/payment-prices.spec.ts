import { aShopper } from '../../fixtures/shopper.ts';
import { expect, test } from '../../fixtures/shops/mailing-shop-test.ts';

test.use({ shopName: 'payment-prices' });

const PRICE = '$13.500 con transferencia';

// @spec E.7
test('the owner gives 10 % off for a transfer, and the price is the same in nine places', async ({
  shop,
  backOffice,
  api,
  mailServer,
  request,
  suffix,
}) => {
  const title = `Con precio por transferencia ${suffix}`;
  const product = await api.createProduct({ title, price: 20_000, discount: 25 });
  const shopper = aShopper('Tania Transferencia');
  const main = shop.page.getByRole('main');

  await test.step('in the back office, with an announcement', async () => {
    await backOffice.signInWithForm();
    const { page } = backOffice;
    await page.goto('/admin/content?seccion=checkout');
    await backOffice.unfold('Transferencia bancaria');
    const transfer = page.getByRole('group', { name: 'Transferencia bancaria' });
    await transfer.getByLabel('Descuento (%)').fill('10');
    await page.getByRole('tab', { name: 'Avisos' }).click();
    await page.getByLabel('Textos de los avisos').fill('10 % menos por transferencia');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByText('Contenido actualizado exitosamente!')).toBeVisible();
  });

  await test.step('card and product page', async () => {
    await shop.open(`/?buscar=${encodeURIComponent(title)}`);
    await expect(main.getByRole('article').filter({ hasText: title })).toContainText(PRICE);
    await expect(shop.page.getByRole('complementary', { name: 'Avisos' })).toContainText(
      '10 % menos por transferencia',
    );
    await shop.openProduct(product);
    await expect(main.getByText(PRICE)).toBeVisible();
    await shop.addToCart({ size: 'M' });
  });

  await test.step('cart, checkout and confirmation', async () => {
    await shop.goToCart();
    await expect(main.getByText(PRICE)).toBeVisible();
    await shop.goToCheckout();
    await shop.fillContact(shopper);
    const option = shop.page.getByRole('radio', {
      name: /Transferencia bancaria 10 % OFF Total: \$13\.500\./,
    });
    await expect(shop.page.getByRole('radio', { name: /Efectivo Total: \$15\.000\./ })).toBeChecked();
    await option.check();
    const summary = shop.page.getByRole('region', { name: 'Resumen del pedido' });
    await expect(summary.getByText('Descuento por transferencia (10 %)')).toBeVisible();
    await expect(summary.getByText('-$1.500')).toBeVisible();
    await expect(summary.getByText('$13.500')).toBeVisible();
  });

  const orderNumber = await shop.confirm();

  await test.step('confirmation and tracking', async () => {
    await expect(main.getByText('-$1.500')).toBeVisible();
    await expect(main.getByText('$13.500').first()).toBeVisible();
    await shop.trackOrder(orderNumber);
    const found = shop.page.getByRole('article');
    await expect(found.getByText('Descuento por transferencia')).toBeVisible();
    await expect(found.getByText('$13.500')).toBeVisible();
  });

  await test.step('order in the back office and mail', async () => {
    await backOffice.openOrder(orderNumber);
    await expect(backOffice.page.getByText('-$1.500')).toBeVisible();
    await expect(backOffice.page.getByText('$13.500').first()).toBeVisible();
    const confirmation = () => mailServer.mails.find((mail) => mail.includes(`To: ${shopper.email}`));
    await expect.poll(confirmation).toContain('Descuento por transferencia: -$1.500');
    expect(confirmation()).toContain('Total: $13.500');
  });

  await test.step('feeds', async () => {
    for (const feed of ['google.xml', 'meta.csv']) {
      const text = await (await request.get(`/feeds/${feed}`)).text();
      expect(text).toContain(PRICE);
      expect(text).toContain('15000.00 ARS');
    }
  });
});

test(
  'a cart below the minimum purchase says what is missing and is refused',
  { tag: '@once' },
  async ({ shop, api, suffix }) => {
    const { content } = await api.callAsOwner<{ content: { checkout: { minimumPurchase: number } } }>(
      ...(['GET', '/api/content', undefined] as const),
    );
    const save = (minimumPurchase: number) =>
      api.callAsOwner('PUT', '/api/content', {
        ...content,
        version: undefined,
        checkout: { ...content.checkout, minimumPurchase },
      });
    await save(20_000);
    const product = await api.createProduct({ title: `Barato ${suffix}`, price: 15_000 });
    const missing = 'La compra mínima es de $20.000: te faltan $5.000.';
    await shop.openProduct(product);
    await shop.addToCart({ size: 'M' });
    await shop.goToCart();
    await expect(shop.page.getByText(missing)).toBeVisible();
    await shop.goToCheckout();
    await shop.fillContact(aShopper());
    await shop.confirmButton().click();
    await expect(shop.page.getByRole('alert').filter({ hasText: missing })).toBeVisible();
    expect(await api.getStock(product._id)).toBe(8);
    await save(0);
  },
);

// @spec E.8
test(
  'an unpaid order says until when it is kept, to the shopper and to the staff',
  { tag: '@once' },
  async ({ shop, backOffice, api, suffix }) => {
    await backOffice.signInWithForm();
    await backOffice.page.goto('/admin/content?seccion=checkout');
    const cash = backOffice.page.getByRole('group', { name: 'Efectivo', exact: true });
    await cash.getByLabel('Horas para pagar').fill('48');
    await backOffice.page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(backOffice.page.getByText('Contenido actualizado exitosamente!')).toBeVisible();
    const product = await api.createProduct({ title: `Reservado ${suffix}` });
    await shop.openProduct(product);
    await shop.addToCart({ size: 'M' });
    await shop.goToCart();
    await shop.goToCheckout();
    await shop.fillContact(aShopper());
    const orderNumber = await shop.confirm();
    await expect(shop.page.getByText(/^Te lo guardamos hasta el \S+ \d/)).toBeVisible();
    await backOffice.openOrder(orderNumber);
    await expect(backOffice.page.getByText(/^Reservada hasta el/)).toBeVisible();
  },
);
