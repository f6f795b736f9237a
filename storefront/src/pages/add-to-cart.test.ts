import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aProduct } from '@shop/web-kit/testing';
import { cart } from '#features/cart/lines/cart-store.ts';
import { createCartLine } from '#features/cart/lines/product-line.ts';
import { favorites } from '#shared/favorites/favorites-store.ts';
import { hideToast, useToast } from '#shared/toast-store.ts';
import { addOnlyChoice } from './add-to-cart.ts';

const holding = (stock: number) =>
  aProduct({ size: [], colors: [], variants: [], stock, title: 'Conjunto Alma' });
const offering = (stockOfNegro: number, stockOfRosa: number) =>
  aProduct({
    size: ['90'],
    colors: ['Negro', 'Rosa'].map((name) => ({ name, value: '#112233' })),
    variants: [
      { _id: 'v1', size: '90', color: 'Negro', stock: stockOfNegro, sku: null },
      { _id: 'v2', size: '90', color: 'Rosa', stock: stockOfRosa, sku: null },
    ],
  });
const units = () => cart().getSnapshot().lines[0]?.quantity;
const toast = () => renderHook(useToast).result.current;

beforeEach(() => void cart().clear());

test('addOnlyChoice adds the one size and color in stock and the note names them and links to the cart', () => {
  expect(addOnlyChoice(offering(3, 0))).toBe(true);
  expect(cart().getSnapshot().lines).toMatchObject([{ size: '90', color: 'Negro', quantity: 1 }]);
  expect(toast()).toMatchObject({
    text: '¡Conjunto Alma se agregó al carrito!',
    detail: 'Talle 90 · Negro',
    link: { to: '/cart', text: 'Ver carrito' },
  });
});

test('addOnlyChoice says that a full storage does not keep what was added, as a heart does', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const note = { text: 'Tu navegador no tiene lugar para guardar esto', isNote: true };
  expect(addOnlyChoice(offering(3, 0))).toBe(true);
  await vi.waitFor(() => expect(toast()).toMatchObject(note));
  expect(units()).toBe(1);
  hideToast();
  favorites().toggle('alma');
  await vi.waitFor(() => expect(toast()).toMatchObject(note));
  vi.restoreAllMocks();
});

test('addOnlyChoice adds nothing when there is something to choose or nothing in stock', () => {
  expect(addOnlyChoice(offering(3, 1))).toBe(false);
  expect(addOnlyChoice(offering(0, 0))).toBe(false);
  expect(units()).toBeUndefined();
});

test('addOnlyChoice does not add another color than the one chosen on the card', () => {
  expect(addOnlyChoice(offering(3, 0), 'Rosa')).toBe(false);
  expect(units()).toBeUndefined();
  expect(addOnlyChoice(offering(3, 0), 'Negro')).toBe(true);
});

test('addOnlyChoice says why the last unit cannot be added again', () => {
  addOnlyChoice(holding(1));
  addOnlyChoice(holding(1));
  expect(units()).toBe(1);
  expect(toast()).toMatchObject({
    text: 'Ya tenés 1 en el carrito. Es la última unidad disponible.',
    isNote: true,
  });
});

test('addOnlyChoice stops at the units that an order takes', () => {
  cart().replace([createCartLine(holding(80), { size: '' }, 20)]);
  addOnlyChoice(holding(80));
  expect(units()).toBe(20);
  expect(toast()?.text).toBe('Ya tenés 20 en el carrito. En un pedido entran hasta 20.');
});
