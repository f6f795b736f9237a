import type { Locator } from '@playwright/test';
import { pressShortcut, tabTo } from '../../fixtures/keyboard.ts';
import { ScreenReaderScript } from '../../fixtures/screen-reader/screen-reader.ts';
import type { Shop } from '../../fixtures/shop.ts';
import { aShopper, aTransferProof } from '../../fixtures/shopper.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Returns what is written on the label of a radio button, without line breaks. */
const labelOf = async (radio: Locator): Promise<string> => {
  const text = await radio.evaluate((input: HTMLInputElement) => input.labels?.[0]?.innerText ?? '');
  return text.replace(/\s+/g, ' ').trim();
};

async function hearTheProduct({ page }: Shop, script: ScreenReaderScript): Promise<void> {
  const main = page.getByRole('main');
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
  await script.announces('Enter: the product is in the cart');
}

async function hearTheCart({ page }: Shop, script: ScreenReaderScript): Promise<void> {
  const main = page.getByRole('main');
  await page.keyboard.press('Control+Home');
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: /^Carrito/ }));
  await script.hears('Tab to the cart in the header');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Tu carrito' })).toBeFocused();
  await script.hears('Enter: the cart opens');
  await tabTo(page, main.getByRole('textbox', { name: /^Cantidad de/ }));
  await script.hears('Tab to the quantity');
  await tabTo(page, main.getByRole('link', { name: 'Hacer orden virtual' }));
  await script.hears('Tab to the link that goes on');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Finalizar compra' })).toBeFocused();
  await script.hears('Enter: the checkout opens');
}

async function hearTheForm(shop: Shop, script: ScreenReaderScript): Promise<void> {
  const { page } = shop;
  const shopper = aShopper('Lucía Oyente');
  const pickup = page.getByRole('radio', { name: /^Retiro/ });
  script.names.pickup = await labelOf(pickup);
  await tabTo(page, pickup);
  await script.hears('Tab to the way of delivery');
  await page.keyboard.press('ArrowDown');
  script.names.home = await labelOf(page.getByRole('radio', { name: /^Envío/ }));
  await script.hears('down arrow: delivery to her home');
  await tabTo(page, page.getByLabel('Nombre completo'));
  await script.hears('Tab to the name');
  await shop.confirmButton().press('Enter');
  await script.announces('confirms without having filled in anything');
  await script.hears('goes to the field with the error', page.getByLabel('Nombre completo'));
  await page.getByLabel('Nombre completo').fill(shopper.fullName);
  await script.hears(
    'goes to the e-mail, with the name filled in',
    page.getByLabel('Email', { exact: true }),
  );
  await script.hears('goes to the telephone', page.getByLabel('Teléfono', { exact: true }));
  await shop.fillContact(shopper);
  await page.getByLabel('Dirección', { exact: true }).fill(shopper.address);
  await script.hears(
    'goes to the address, with all else filled in',
    page.getByLabel('Dirección', { exact: true }),
  );
}

async function hearThePayment(shop: Shop, script: ScreenReaderScript): Promise<void> {
  const { page } = shop;
  const main = page.getByRole('main');
  await tabTo(page, page.getByRole('radio', { name: /^Efectivo/ }));
  await script.hears('goes to the way of payment');
  await page.keyboard.press('ArrowDown');
  await script.hears('down arrow: she pays by transfer');
  await tabTo(page, main.getByRole('button', { name: 'Copiar Alias' }));
  await script.hears('Tab to the button that copies the alias');
  await page.keyboard.press('Enter');
  await script.announces('Enter: the alias is copied');
  const picture = main.getByLabel(/^Comprobante de transferencia/);
  await tabTo(page, picture);
  await script.hears('Tab to the picture of the transfer');
  await picture.setInputFiles(aTransferProof());
  await script.announces('chooses a picture');
  await tabTo(page, main.getByRole('link', { name: /^Términos y condiciones/ }));
  await script.hears('Tab to the terms');
  await tabTo(page, main.getByRole('link', { name: 'Botón de arrepentimiento' }));
  await script.hears('Tab to the right of withdrawal');
  await tabTo(page, shop.confirmButton());
  await script.hears('Tab to the last button');
}

// @spec F.24
test('a purchase is heard as the script says', { tag: '@once' }, async ({ shop, api, context, suffix }) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
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
  const { page } = shop;
  const script = await ScreenReaderScript.begin(page, 'Buying', { title });
  await shop.open(`/product/${product.slug}`);
  await hearTheProduct(shop, script);
  await hearTheCart(shop, script);
  await hearTheForm(shop, script);
  await hearThePayment(shop, script);
  await page.keyboard.press('Enter');
  await script.announces('Enter: the order is on its way');
  await shop.readOrderNumber();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await script.hears('the order is placed');
  await tabTo(page, page.getByRole('button', { name: /^Copiar/ }).first());
  await script.hears('Tab to the button that copies the number');
  await script.hears(
    'goes to the link that follows the order',
    page.getByRole('link', { name: 'Seguir mi pedido' }),
  );
  script.end();
});

// @spec F.24
test('tracking is heard as the script says', { tag: '@once' }, async ({ shop, api, suffix }) => {
  const product = await api.createProduct({ title: `Corpiño ${suffix}`, price: 9_000 });
  const { orderNumber, linkToken } = await api.placeOrder({ product, payment: 'transfer' });
  const { page } = shop;
  const script = await ScreenReaderScript.begin(page, 'Tracking an order', { orderNumber });
  const found = page.locator('#pedido-encontrado');
  await shop.open('/track-order');
  await script.hears('opens the page and goes to the heading (H)', page.getByRole('heading', { level: 1 }));
  const search = page.getByRole('button', { name: 'Buscar pedido' });
  await search.press('Enter');
  await script.announces('searches without a number');
  await expect(page.getByLabel('Número de pedido')).toBeFocused();
  await script.hears('goes to the field');
  await page.getByLabel('Número de pedido').fill('JL-20200101-0001');
  await search.press('Enter');
  await script.announces('searches an unknown number');
  await page.getByLabel('Número de pedido').fill(orderNumber);
  await search.press('Enter');
  await expect(found).toBeFocused();
  await script.hears('searches her number');

  await shop.open(`/track-order?pedido=${orderNumber}&t=${linkToken}`);
  const order = page.getByRole('article');
  await script.hears('opens the link of her order and goes to its heading (H)', found);
  await tabTo(page, order.getByRole('button', { name: 'Copiar Importe' }));
  await script.hears('goes to the button that copies the amount');
  const picture = order.getByLabel(/^Comprobante de transferencia/);
  await tabTo(page, picture);
  await script.hears('goes to the picture of the transfer');
  await order.getByRole('button', { name: 'Enviar comprobante' }).press('Enter');
  await script.announces('sends without a picture');
  await picture.setInputFiles(aTransferProof());
  await script.announces('chooses a picture');
  await order.getByRole('button', { name: 'Enviar comprobante' }).press('Enter');
  await script.announces('sends it: the status changes');
  await expect(found).toBeFocused();
  await script.hears('the focus returns to the order');
  await tabTo(page, order.getByRole('link', { name: 'Botón de arrepentimiento' }));
  await script.hears('goes to the right of withdrawal');
  script.end();
});

// @spec F.24
test(
  'the acceptance of a proof is heard as the script says',
  { tag: '@once' },
  async ({ staff, backOffice, api, suffix }) => {
    const product = await api.createProduct({ title: `Bombacha ${suffix}`, price: 8_000 });
    const { orderNumber } = await staff.placeOrder({ product, payment: 'transfer', withProof: true });
    const { page } = backOffice;
    const script = await ScreenReaderScript.begin(page, 'Accepting a proof', { orderNumber });
    await backOffice.signInWithForm();
    await pressShortcut(page, 'o');
    await expect(page.getByRole('heading', { level: 1, name: 'Gestión de Órdenes' })).toBeFocused();
    await script.hears('presses G and O: the orders open');
    // Readers announce changes only, so the list is there before it is searched.
    await expect(page.getByRole('status').filter({ hasText: /^Mostrando 1 - / })).toBeAttached();
    await page.keyboard.press('/');
    await script.hears('presses /: the search');
    await page.keyboard.type(orderNumber);
    await script.announces('types the number: the list has one order');
    await tabTo(page, page.getByRole('link', { name: `Ver detalles de la orden #${orderNumber}` }));
    await script.hears('Tab to the link of the order');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: `Orden #${orderNumber}` })).toBeFocused();
    await script.hears('Enter: the order opens');
    const review = page.getByRole('region', { name: 'Próximo paso' });
    await tabTo(page, page.getByRole('button', { name: 'Ampliar el comprobante' }).first());
    await script.hears('Tab to the proof');
    await page.keyboard.press('Tab');
    await script.hears('Tab to its own page');
    await tabTo(page, review.getByLabel('Importe del comprobante ($)'));
    await script.hears('Tab to the amount');
    await page.keyboard.type('5000');
    await script.announces('types less than what is due');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('8000');
    await tabTo(page, review.getByRole('button', { name: 'Aceptar comprobante' }));
    await script.hears('types what is due and goes to the button');
    await script.hears('the other button', review.getByRole('button', { name: 'Pedir otro comprobante' }));
    await page.keyboard.press('Enter');
    await script.announces('Enter: the proof is accepted');
    await expect(review.getByRole('button', { name: 'Marcar: Lista para retirar' })).toBeFocused();
    await script.hears('the focus is on the next step');
    script.end();
  },
);
