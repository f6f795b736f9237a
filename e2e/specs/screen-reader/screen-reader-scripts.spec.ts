import { tabTo } from '../../fixtures/keyboard.ts';
import { ScreenReaderScript } from '../../fixtures/screen-reader/screen-reader.ts';
import { aShopper, aTransferProof } from '../../fixtures/shopper.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a purchase is heard as the script says', { tag: '@once' }, async ({ shop, api, suffix }) => {
  const title = `Body ${suffix}`;
  const product = await api.createProduct({
    title,
    price: 12_000,
    size: ['S', 'M'],
    variants: [
      { size: 'S', color: 'Negro', stock: 4 },
      { size: 'M', color: 'Negro', stock: 4 },
    ],
  });
  const shopper = aShopper('Lucía Oyente');
  const { page } = shop;
  const main = page.getByRole('main');
  const script = new ScreenReaderScript(page, 'Buying', { title });
  await shop.open(`/product/${product.slug}`);
  await page.keyboard.press('Tab');
  await script.hears('opens the product and presses Tab');
  await script.hears('goes to the first heading (H)', page.getByRole('heading', { level: 1 }));
  await tabTo(page, main.getByRole('radio', { name: 'S', exact: true }));
  await script.hears('Tab to the sizes');
  await page.keyboard.press('ArrowRight');
  await script.hears('right arrow');
  await tabTo(page, main.getByRole('button', { name: 'Agregar al Carrito' }));
  await script.hears('Tab to the button that adds');
  await page.keyboard.press('Enter');
  await script.announces('Enter');
  await page.keyboard.press('Control+Home');
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: /^Carrito/ }));
  await script.hears('Tab to the cart in the header');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Tu carrito' })).toBeFocused();
  await script.hears('Enter: the cart opens');
  await tabTo(page, main.getByRole('link', { name: 'Hacer orden virtual' }));
  await script.hears('Tab to the link that goes on');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Finalizar compra' })).toBeFocused();
  await script.hears('Enter: the checkout opens');
  await tabTo(page, page.getByLabel('Nombre completo'));
  await script.hears('Tab to the name');
  await tabTo(page, shop.confirmButton());
  await page.keyboard.press('Enter');
  await script.announces('confirms without having filled in anything');
  await expect(page.getByLabel('Nombre completo')).toHaveAttribute('aria-invalid', 'true');
  await script.hears('goes to the field with the error', page.getByLabel('Nombre completo'));
  await shop.fillContact(shopper);
  await script.hears('goes to the way of payment', page.getByRole('radio', { name: /Efectivo/ }));
  await script.hears('Tab to the last button', shop.confirmButton());
  await shop.confirmButton().press('Enter');
  await shop.readOrderNumber();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await script.hears('Enter: the order is placed');
  script.end();
});

test('tracking is heard as the script says', { tag: '@once' }, async ({ shop, api, suffix }) => {
  const product = await api.createProduct({ title: `Corpiño ${suffix}`, price: 9_000 });
  const { orderNumber } = await api.placeOrder({ product });
  const { page } = shop;
  const script = new ScreenReaderScript(page, 'Tracking an order', { orderNumber });
  await shop.open('/track-order');
  await script.hears('opens the page and goes to the heading (H)', page.getByRole('heading', { level: 1 }));
  const search = page.getByRole('button', { name: 'Buscar pedido' });
  await search.press('Enter');
  await script.announces('searches without a number');
  await script.hears('goes to the field', page.getByLabel('Número de pedido'));
  await page.getByLabel('Número de pedido').fill('JL-20200101-0001');
  await search.press('Enter');
  await script.announces('searches an unknown number');
  await page.getByLabel('Número de pedido').fill(orderNumber);
  await search.press('Enter');
  await expect(page.locator('#pedido-encontrado:focus')).toBeAttached();
  await script.hears('searches her number');
  script.end();
});

test(
  'the acceptance of a proof is heard as the script says',
  { tag: '@once' },
  async ({ shop, backOffice, api, suffix }) => {
    const product = await api.createProduct({ title: `Bombacha ${suffix}`, price: 8_000 });
    const { orderNumber, linkToken } = await api.placeOrder({ product, payment: 'transfer' });
    await shop.open(`/track-order?pedido=${orderNumber}&t=${linkToken}`);
    const order = shop.page.getByRole('article');
    await order.getByLabel(/Comprobante de transferencia/).setInputFiles(aTransferProof());
    await order.getByRole('button', { name: 'Enviar comprobante' }).click();
    await expect(order.getByText('Pendiente (Verificar Comprobante)').first()).toBeVisible();

    await backOffice.signIn();
    await backOffice.findOrder(orderNumber);
    const { page } = backOffice;
    const script = new ScreenReaderScript(page, 'Accepting a proof', { orderNumber });
    await script.hears(
      'searches the order and goes to its link',
      page.getByRole('link', { name: `Ver detalles de la orden ${orderNumber}` }),
    );
    await page.getByRole('link', { name: `Ver detalles de la orden ${orderNumber}` }).press('Enter');
    const review = page.getByRole('region', { name: 'Próximo paso' });
    await script.hears(
      'Enter: the order opens',
      page.getByRole('heading', { level: 1, name: `Orden #${orderNumber}` }),
    );
    await script.hears('goes to the proof', review.getByRole('link', { name: 'Ver en tamaño completo' }));
    await script.hears('goes to the amount', review.getByLabel('Importe del comprobante ($)'));
    await script.hears('goes to the button', review.getByRole('button', { name: 'Aceptar comprobante' }));
    await review.getByRole('button', { name: 'Aceptar comprobante' }).press('Enter');
    await script.announces('Enter');
    script.end();
  },
);
