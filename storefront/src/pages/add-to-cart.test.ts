import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aProduct } from '@shop/web-kit/testing';
import { cart } from '#features/cart/lines/cart-store.ts';
import { createCartLine } from '#features/cart/lines/product-line.ts';
import { useToast } from '#shared/toast-store.ts';
import { addFromCard } from './add-to-cart.ts';

const holding = (stock: number) =>
  aProduct({ size: [], colors: [], variants: [], stock, title: 'Conjunto Alma' });
const units = () => cart().getSnapshot().lines[0]?.quantity;
const toast = () => renderHook(useToast).result.current;

beforeEach(() => void cart().clear());

test('addFromCard says why the last unit cannot be added again', () => {
  addFromCard(holding(1));
  expect(toast()).toMatchObject({ text: '¡Conjunto Alma se agregó al carrito!', isNote: false });
  addFromCard(holding(1));
  expect(units()).toBe(1);
  expect(toast()).toMatchObject({
    text: 'Ya tenés 1 en el carrito. Es la última unidad disponible.',
    isNote: true,
  });
});

test('addFromCard stops at the units that an order takes', () => {
  cart().replace([createCartLine(holding(80), { size: '' }, 20)]);
  addFromCard(holding(80));
  expect(units()).toBe(20);
  expect(toast()?.text).toBe('Ya tenés 20 en el carrito. En un pedido entran hasta 20.');
});
