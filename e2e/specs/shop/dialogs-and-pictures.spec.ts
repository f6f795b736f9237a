import { OPENS_SHEET } from '../../fixtures/shop.ts';
import { expectOrderedHeadings } from '../../fixtures/accessibility.ts';
import { expect, test } from '../../fixtures/test.ts';

test('Back closes an open dialog and stays at its place on the page', async ({ shop }) => {
  const { page } = shop;
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const scrolledTo = () => page.evaluate(() => window.scrollY);
  await shop.open('/');
  await shop.open('/category/conjuntos');
  const card = main.getByRole('article').nth(3);
  const quickView = card.getByRole('button', { name: OPENS_SHEET }).first();
  await card.scrollIntoViewIfNeeded();
  await quickView.focus();
  const position = await scrolledTo();

  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expectOrderedHeadings(page);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/category\/conjuntos$/);
  await expect(quickView).toBeFocused();
  expect(await scrolledTo()).toBe(position);

  await page.keyboard.press('Enter');
  await dialog.getByRole('link', { name: 'Ver todos los detalles' }).click();
  await expect(page).toHaveURL(/\/product\//);
  await main.getByRole('button', { name: 'Guía de talles' }).click();
  await expect(dialog).toBeVisible();
  await expectOrderedHeadings(page);
  await page.keyboard.press('Escape');
  await main
    .getByRole('button', { name: /^Ampliar la imagen/ })
    .first()
    .click();
  await expect(dialog).toBeVisible();
  await expectOrderedHeadings(page);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/product\//);

  // Neither the closed dialogs nor the link in one of them left an entry of their own.
  await page.goBack();
  await expect(page).toHaveURL(/\/category\/conjuntos$/);
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lencería para sentirte vos misma');
});

test('the zoom follows the pointer', { tag: '@once' }, async ({ shop }) => {
  const { page } = shop;
  await shop.open('/category/conjuntos');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await page
    .getByRole('button', { name: /^Ampliar la imagen/ })
    .first()
    .click();
  const stage = page.getByRole('button', { name: 'Acercar o alejar' });
  const picture = stage.getByRole('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await stage.click({ position: { x: 683, y: 384 } });
  await expect(stage).toHaveAttribute('aria-pressed', 'true');
  const before = (await picture.boundingBox())!;
  await page.mouse.move(683, 384);
  await page.mouse.down();
  await page.mouse.move(683, 334, { steps: 5 });
  await page.mouse.up();
  const after = (await picture.boundingBox())!;
  expect(Math.round(after.y - before.y)).toBe(-50);
  await expect(stage).toHaveAttribute('aria-pressed', 'true');
});

test(
  'dead pictures show the placeholder, also when they failed before hydration',
  { tag: '@once' },
  async ({ shop, browser }) => {
    const { page } = shop;
    const dead = '**/uploads/pictures/**';
    await page.route(dead, (route) => route.abort());
    await shop.open('/category/conjuntos');
    const picture = page.getByRole('main').getByRole('article').first().getByRole('img').first();
    await expect(picture).toHaveAttribute('src', '/placeholder.svg');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);

    const withoutScript = await browser.newContext({ javaScriptEnabled: false });
    const plain = await withoutScript.newPage();
    await plain.route(dead, (route) => route.abort());
    await plain.goto(page.url());
    const first = plain.getByRole('main').getByRole('article').first().getByRole('img').first();
    await expect(first).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
    await withoutScript.close();
  },
);

test(
  'the product page adds no more units than an order takes and says why',
  { tag: '@once' },
  async ({ shop, api, suffix }) => {
    const product = await api.createProduct({ title: `De sobra ${suffix}`, units: 60 });
    const { page } = shop;
    const main = page.getByRole('main');
    await shop.openProduct(product);
    await main.getByLabel('Cantidad').fill('25');
    await expect(main.getByLabel('Cantidad')).toHaveValue('20');
    await expect(main.getByText('En un pedido entran hasta 20.')).toBeVisible();
    await shop.addToCart();
    await main.getByRole('button', { name: 'Agregar al Carrito' }).first().click();
    const refusal = 'Ya tenés 20 en el carrito. En un pedido entran hasta 20.';
    await expect(main.getByRole('status').filter({ hasText: refusal })).toBeVisible();
    await shop.open(`/?buscar=${suffix}`);
    await main.getByRole('button', { name: `Agregar ${product.title} al carrito` }).click();
    await expect(page.getByText(refusal)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Carrito, 20 productos' })).toBeVisible();
  },
);

test(
  'a page opened offline says so and loads by itself when the connection returns',
  { tag: '@once' },
  async ({ shop, context }) => {
    const { page } = shop;
    await shop.open('/');
    await context.setOffline(true);
    await page.getByRole('banner').getByRole('link', { name: 'Carrito' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sin conexión' })).toBeVisible();
    await expect(page.getByRole('banner').getByText(/^Sin conexión\./)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Tu carrito' })).toBeVisible();
    await expect(page.getByText(/^Sin conexión/)).toHaveCount(0);
  },
);
