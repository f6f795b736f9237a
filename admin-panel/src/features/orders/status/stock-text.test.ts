import { anAdminOrder } from '@shop/web-kit/testing';
import { expect, test } from 'vitest';
import { deletionStockText, restorationStockText, statusStockText } from './stock-text.ts';

const [line] = anAdminOrder().items;
const held = anAdminOrder({
  status: 'confirmado',
  items: [
    { ...line!, quantity: 1, unitsHeld: 1 },
    { ...line!, quantity: 2, unitsHeld: 2 },
  ],
});
const paid = { ...held, status: 'paid', paidAt: '2026-11-20T15:00:00.000Z' };
const without = held.items.map((item) => ({ ...item, unitsHeld: 0 }));
const cancelled = { ...held, status: 'cancelled', stockHeld: false, items: without };
const delivered = { ...paid, fulfillment: 'delivered' };

// @spec C.46
test('stock text of a cancellation names the units that the order really holds', () => {
  expect(statusStockText([held], 'cancelled')).toBe('Las 3 unidades vuelven al stock.');
  const short = [held.items[0]!, without[1]!];
  expect(statusStockText([{ ...held, items: short }], 'cancelled')).toBe('La unidad vuelve al stock.');
  expect(statusStockText([{ ...cancelled, status: 'refunded' }], 'cancelled')).toBe(
    'El stock no cambia: no hay unidades apartadas.',
  );
});

test('stock text of a refund depends on whether the goods came back', () => {
  expect(statusStockText([paid], 'refunded')).toBe('Falta decidir si vuelven 3 unidades.');
  expect(statusStockText([paid], 'refunded', { restock: true })).toBe('Las 3 unidades vuelven al stock.');
});

test('stock text of a reactivation says what is taken, and of a step forward nothing', () => {
  expect(statusStockText([cancelled], 'paid')).toBe('Se toman 3 unidades del stock.');
  expect(statusStockText([held], 'paid')).toBe('');
});

// @spec C.46
test('stock text of several orders sums them', () => {
  expect(statusStockText([held, paid, delivered, cancelled], 'cancelled')).toBe(
    'Las 6 unidades vuelven al stock. Falta decidir si vuelven 3 unidades.',
  );
});

test('stock text of a deletion and of a restoration follows the goods', () => {
  expect(deletionStockText(held)).toBe('Las 3 unidades vuelven al stock.');
  expect(deletionStockText(delivered)).toBe('El stock no cambia: lo vendido ya lo tiene la clienta.');
  expect(deletionStockText(cancelled)).toBe('El stock no cambia: no hay unidades apartadas.');
  expect(restorationStockText({ ...held, stockHeld: false, items: without })).toBe(
    'Se toman 3 unidades del stock.',
  );
  expect(restorationStockText(cancelled)).toBe('');
});
