import { OPENS_SHEET } from '../../fixtures/shop.ts';
import { expectNoAxeViolations } from '../../fixtures/accessibility.ts';
import { aTransferProof, aShopper } from '../../fixtures/shopper.ts';
import { expect, test } from '../../fixtures/test.ts';

// @spec B.13

test('menus and dialogs of the shop have no axe violations', async ({ shop }, { project }) => {
  test.slow();
  const { page } = shop;
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await shop.open('/category/conjuntos?orden=precio-asc');
  if (project.name === 'phone') {
    await page.getByRole('banner').getByLabel('Abrir el menú').click();
    await expectNoAxeViolations(page);
  }
  await page.getByRole('banner').getByLabel('Buscar', { exact: true }).first().click();
  await page.getByRole('combobox', { name: 'Buscar productos' }).fill('encaje');
  await expect(page.getByRole('link', { name: /Ver todo lo que coincide/ })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await main.getByText('Filtrar por talla').click();
  await expect(main.getByRole('button', { name: /^Ver \d+ productos?$/ })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await main.getByText('Filtrar', { exact: true }).click();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await main.getByRole('button', { name: OPENS_SHEET }).first().focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');

  await main.getByRole('article').first().getByRole('link').first().click();
  await main.getByRole('button', { name: 'Agregar al Carrito' }).first().click();
  await expect(main.getByText('Por favor selecciona una talla')).toBeVisible();
  await expectNoAxeViolations(page);
  await main.getByRole('button', { name: 'Guía de talles' }).click();
  await expect(dialog).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await main
    .getByRole('button', { name: /^Ampliar la imagen/ })
    .first()
    .click();
  await expect(dialog).toBeVisible();
  await expectNoAxeViolations(page);
});

test('empty and failed pages of the shop have no axe violations', async ({ shop, api, suffix }) => {
  test.slow();
  const product = await api.createProduct({ title: `Con estados ${suffix}` });
  const { page } = shop;
  const main = page.getByRole('main');

  await shop.open('/?buscar=nada-se-llama-asi');
  await expect(main.getByText('No encontramos “nada-se-llama-asi”.')).toBeVisible();
  await expectNoAxeViolations(page);

  await page.route('**/api/**', (route) => route.fulfill({ status: 503, json: { message: 'Ocupada' } }));
  await main
    .getByRole('link', { name: /^Conjuntos \(\d+\)$/ })
    .first()
    .click();
  await expect(
    main.getByText('No se pudieron cargar los productos. Intente nuevamente más tarde.'),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  await shop.trackOrder('JL-20200101-0001');
  await expect(main.getByText('Error al buscar el pedido. Intenta nuevamente más tarde.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goto('/#contact');
  await shop.waitForHydration();
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(main.getByText('Todos los campos marcados con * son obligatorios').first()).toBeVisible();
  // axe reports a link as too small when the header covers half of it.
  await page.locator('#mensaje').evaluate((form) => form.scrollIntoView({ behavior: 'instant' }));
  await expectNoAxeViolations(page);
  await page.unrouteAll({ behavior: 'wait' });

  await shop.openProduct(product);
  await shop.addToCart({ size: 'M' });
  await expectNoAxeViolations(page);
  await api.updateProduct(product._id, { price: 12_000 });
  await shop.open('/cart');
  await expect(main.getByText('Tu carrito cambió desde la última vez')).toBeVisible();
  await expectNoAxeViolations(page);
  await main.getByRole('button', { name: /^Quitar/ }).click();
  await expect(main.getByRole('button', { name: 'Deshacer' })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('the states of checkout, confirmation and tracking have no axe violations', async ({
  shop,
  api,
  suffix,
}) => {
  test.slow();
  const product = await api.createProduct({ title: `Con alertas ${suffix}`, price: 10_000 });
  const shopper = aShopper('Alma Axe');
  const { page } = shop;
  await shop.prepareCheckout(product, shopper);
  await shop.chooseHomeDelivery(shopper);
  await shop.payByTransfer(aTransferProof());
  await expectNoAxeViolations(page);
  await page.route('**/api/orders', (route) => route.abort('internetdisconnected'));
  await shop.confirmButton().click();
  await expect(page.getByText('Error de conexión. Verifica tu internet e intenta nuevamente.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.unrouteAll({ behavior: 'wait' });

  await api.updateProduct(product._id, { price: 11_000 });
  await shop.confirmButton().click();
  const prices = page.getByRole('alertdialog', { name: 'Cambiaron los precios' });
  await expect(prices).toBeVisible();
  await expectNoAxeViolations(page);
  await prices.getByRole('button', { name: 'Revisar el pedido' }).click();
  await page.getByRole('button', { name: 'Quitar archivo' }).click();
  await shop.confirmButton().click();
  await prices.getByRole('button', { name: 'Aceptar y confirmar' }).click();
  const orderNumber = await shop.readOrderNumber();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Seguir mi pedido' }).click();
  await expect(
    page.getByRole('article').getByRole('heading', { name: `Pedido ${orderNumber}` }),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goto('/checkout');
  await shop.waitForHydration();
  await shop.confirmButton().click();
  await expect(page.getByRole('alertdialog', { name: 'Tu carrito está vacío' })).toBeVisible();
  await expectNoAxeViolations(page);
});
