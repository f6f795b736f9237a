import { expect } from '@playwright/test';
import { aShopper } from '../../fixtures/shopper.ts';
import { test } from '../engine-test.ts';

const MONEY = /^\$/;

test('a shopper buys a product and finds her order by its number', async ({ phone, api }) => {
  const product = await api.createProduct({ title: 'Comprada en otro motor' });
  const shopper = aShopper();
  await phone.openHydrated(`/product/${product.slug}`);
  await phone.click('radio', 'M');
  await phone.click('button', 'Agregar al Carrito');
  await phone.click('link', /^Carrito, 1/);
  await phone.sees('heading', 'Tu carrito');
  await phone.click('link', 'Hacer orden virtual');
  await phone.fill('Nombre completo', shopper.fullName);
  await phone.fill('Email', shopper.email);
  await phone.fill('Teléfono', shopper.phone);
  await phone.click('button', 'Confirmar Pedido');
  await phone.isAt(/\/order-confirmation\/JL-/);
  await phone.sees('heading', '¡Pedido confirmado!');
  const [number] = /JL-\d+-\d+/.exec(String(await phone.read('location.href'))) ?? [''];

  await phone.openHydrated('/track-order');
  await phone.fill('Número de pedido', number);
  await phone.click('button', 'Buscar pedido');
  await phone.seesText(new RegExp(number));
  await phone.seesText(MONEY);
  expect(phone.engine.listErrors()).toEqual([]);
});

const placeOf = async (read: (expression: string) => Promise<unknown>) =>
  Number(await read('Math.round(scrollY)'));

test('Back from a product returns to the place in the list', async ({ phone }) => {
  await phone.openHydrated('/');
  const card = `[...document.querySelectorAll('main article')][7]`;
  await phone.read(`void ${card}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
  const title = String(await phone.read(`${card}.querySelector('h3').textContent`));
  const before = await placeOf((expression) => phone.read(expression));
  expect(before).toBeGreaterThan(300);
  await phone.click('heading', title);
  await phone.isAt(/\/product\//);
  await expect.poll(() => phone.read('scrollY')).toBe(0);
  await phone.engine.goBack();
  await phone.isAt(/\/$/);
  await expect.poll(async () => Math.abs((await placeOf((e) => phone.read(e))) - before)).toBeLessThan(200);
});

test('filters narrow a category, stand in its address and can be taken off', async ({ phone }) => {
  await phone.openHydrated('/category/conjuntos');
  await phone.clickText('Filtrar por talla');
  await phone.click('link', /^Talle 90/);
  await phone.isAt(/talle=90/);
  await phone.click('link', 'Quitar el talle 90');
  await expect.poll(() => phone.read('location.search')).toBe('');
  expect(phone.engine.listErrors()).toEqual([]);
});
