import { OPENS_SHEET } from '../../fixtures/shop.ts';
import type { Locator, Page } from '@playwright/test';
import { tabTo } from '../../fixtures/keyboard.ts';
import { aShopper } from '../../fixtures/shopper.ts';
import { expect, test } from '../../fixtures/test.ts';

// @spec B.9

async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function type(page: Page, target: Locator, text: string) {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

// @spec 1.1
test(
  'a purchase works with the keyboard alone, from the home page to the confirmation',
  { tag: '@once' },
  async ({ shop, api }) => {
    const product = await api.createProduct({
      title: `Con el teclado ${process.pid}`,
      size: ['S', 'M'],
      variants: [
        { size: 'S', color: 'Negro', stock: 4 },
        { size: 'M', color: 'Negro', stock: 4 },
      ],
    });
    const shopper = aShopper('Ámbar Teclas');
    const { page } = shop;
    const main = page.getByRole('main');
    await shop.open('/');

    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeInViewport();
    await press(page, page.getByRole('banner').getByLabel('Buscar', { exact: true }).first());
    await expect(page.getByRole('combobox', { name: 'Buscar productos' })).toBeFocused();
    await page.keyboard.type(product.title);
    await page.keyboard.press('Enter');
    // exact: the announced page title contains the same words.
    await expect(main.getByText(`Resultados para “${product.title}”`, { exact: true })).toBeVisible();
    await press(page, main.getByRole('link', { name: product.title, exact: true }));
    await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeFocused();

    await tabTo(page, main.getByRole('radio', { name: 'S', exact: true }));
    await page.keyboard.press('ArrowRight');
    await expect(main.getByRole('radio', { name: 'M', exact: true })).toBeChecked();
    await press(page, main.getByRole('button', { name: 'Sumar una unidad' }), 'Space');
    await press(page, main.getByRole('button', { name: 'Agregar al Carrito' }));
    await page.keyboard.press('Control+Home');
    await press(page, page.getByRole('link', { name: 'Carrito, 2 productos' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Tu carrito' })).toBeFocused();

    await press(page, main.getByRole('link', { name: 'Hacer orden virtual' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Finalizar compra' })).toBeFocused();
    await type(page, page.getByLabel('Nombre completo'), shopper.fullName);
    await type(page, page.getByLabel('Email', { exact: true }), shopper.email);
    await type(page, page.getByLabel('Teléfono', { exact: true }), shopper.phone);
    await tabTo(page, page.getByRole('radio', { name: /Efectivo/ }));
    await press(page, shop.confirmButton(), 'Space');
    await shop.readOrderNumber();
    await expect(page.getByRole('heading', { level: 1, name: '¡Pedido confirmado!' })).toBeFocused();
    await press(page, page.getByRole('button', { name: 'Copiar Número de orden' }));
    expect(await api.findOrders(shopper.email)).toHaveLength(1);
  },
);

test(
  'Tab leads from the button to the note after adding, which stays meanwhile, and Escape leads back',
  { tag: '@once' },
  async ({ shop, api, suffix }) => {
    const product = await api.createProduct({ title: `Con nota ${suffix}` });
    const { page } = shop;
    await page.clock.install();
    await shop.openProduct(product);
    const add = page.getByRole('main').getByRole('button', { name: 'Agregar al Carrito' }).first();
    const note = page.getByRole('status').filter({ hasText: 'se agregó al carrito' });
    const toCart = note.getByRole('link', { name: 'Ver carrito' });
    await add.focus();
    // A busy machine may take longer to press Tab than the note stays.
    await expect(async () => {
      await page.keyboard.press('Enter');
      await expect(note).toBeVisible({ timeout: 2_000 });
      await page.keyboard.press('Tab');
      await expect(toCart).toBeFocused({ timeout: 500 });
    }).toPass();
    await page.clock.fastForward(10_000);
    await expect(toCart).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(note).toBeHidden();
    await expect(add).toBeFocused();
  },
);

// @spec 2.2.3 2.3.8
test('dialogs and the menu keep the focus, close with Escape and return the focus', async ({ shop }, {
  project,
}) => {
  const { page } = shop;
  const main = page.getByRole('main');
  await shop.open('/category/conjuntos?orden=precio-asc');
  const opener = main.getByRole('button', { name: OPENS_SHEET }).first();
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const quickView = page.getByRole('dialog', { name: /^Vista rápida de/ });
  await expect(quickView).toBeVisible();
  for (let steps = 0; steps < 15; steps += 1) await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main article'))).toBeNull();
  await page.keyboard.press('Escape');
  await expect(quickView).toBeHidden();
  await expect(opener).toBeFocused();

  const link = main.getByRole('article').first().getByRole('link').first();
  const title = (await link.textContent()) ?? '';
  await link.click();
  // Wait: the new page moves the focus to its heading.
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  const guide = main.getByRole('button', { name: 'Guía de talles' });
  await guide.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(guide).toBeFocused();

  if (project.name !== 'phone') return;
  const menu = page.getByRole('banner').getByLabel('Abrir el menú');
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Contacto', exact: true }).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
});
