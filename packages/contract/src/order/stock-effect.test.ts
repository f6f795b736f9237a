import { expect, test } from 'vitest';
import { deletionStockEffect, restorationStockEffect, stockEffect } from './stock-effect';

const held = { status: 'confirmado', stockHeld: true, paidAt: null };
const released = { status: 'cancelled', stockHeld: false, paidAt: null };
const paid = { ...held, status: 'paid', paidAt: '2026-11-20T12:00:00.000Z' };

test('a cancelled order releases its units, and a reactivated one holds them again', () => {
  expect(stockEffect(held, 'cancelled')).toBe('release');
  expect(stockEffect(released, 'paid')).toBe('hold');
  expect(stockEffect(released, 'refunded')).toBe('none');
  expect(stockEffect(held, 'paid')).toBe('none');
});

test('a refund releases units only when staff ask for it', () => {
  expect(stockEffect(paid, 'refunded')).toBe('none');
  expect(stockEffect(paid, 'refunded', { restock: true })).toBe('release');
  expect(stockEffect(released, 'refunded', { restock: true })).toBe('none');
});

test('a deleted order releases unpaid units only, and a restored one holds what was released', () => {
  expect([held, paid, released].map(deletionStockEffect)).toEqual(['release', 'none', 'none']);
  expect([{ ...held, stockHeld: false }, paid, released].map(restorationStockEffect)).toEqual([
    'hold',
    'none',
    'none',
  ]);
});
