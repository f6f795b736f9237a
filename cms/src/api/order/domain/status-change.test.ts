import { ORDER_STATUSES, type OrderStatus } from '@shop/contract';
import { describe, expect, test } from 'vitest';
import { deletionEffect, REFUND_WITHOUT_PAYMENT, statusEffect, type OrderFacts } from './status-change';

const now = '2026-11-21T12:00:00.000Z';
const earlier = '2026-11-20T12:00:00.000Z';
const facts = (status: OrderStatus, held: boolean, paidAt: string | null): OrderFacts => ({
  status,
  stockHeld: held,
  paidAt,
  confirmedAt: null,
});
const natural: Record<OrderStatus, OrderFacts> = {
  pending_manual: facts('pending_manual', true, null),
  pending_transfer_proof: facts('pending_transfer_proof', true, null),
  pending_transfer_confirmation: facts('pending_transfer_confirmation', true, null),
  paid: facts('paid', true, earlier),
  confirmado: facts('confirmado', true, null),
  cancelled: facts('cancelled', false, null),
  refunded: facts('refunded', true, earlier),
};
const held = ['none / null', 'none / null', 'none / null'];
// Columns in the order of ORDER_STATUSES: PM, PT, PC, PA, CO, CA, RE.
const table: Record<OrderStatus, string[]> = {
  pending_manual: [...held, 'none / now', 'none / null', 'return / null', 'none / null'],
  pending_transfer_proof: [...held, 'none / now', 'none / null', 'return / null', 'none / null'],
  pending_transfer_confirmation: [...held, 'none / now', 'none / null', 'return / null', 'none / null'],
  paid: [...held, 'none / keep', 'none / keep', 'return / keep', 'none / keep'],
  confirmado: [...held, 'none / now', 'none / null', 'return / null', 'none / null'],
  cancelled: [
    'take / null',
    'take / null',
    'take / null',
    'take / now',
    'take / null',
    'none / null',
    'none / null',
  ],
  refunded: [...held, 'none / keep', 'none / keep', 'return / keep', 'none / keep'],
};
const dateWord = (paidAt: string | null) => (paidAt === null ? 'null' : paidAt === now ? 'now' : 'keep');

describe('the 49 pairs of statuses', () => {
  for (const from of ORDER_STATUSES)
    ORDER_STATUSES.forEach((to, column) => {
      test(`${from} to ${to}`, () => {
        const effect = statusEffect(natural[from], to, { now, restock: false });
        if (from === to) return expect(effect).toBeNull();
        expect(`${effect!.stock} / ${dateWord(effect!.paidAt)}`).toBe(table[from][column]);
      });
    });
});

test('an order refunded after its cancellation holds nothing and takes again when it comes back', () => {
  const refunded = facts('refunded', false, null);
  expect(statusEffect(refunded, 'confirmado', { now, restock: false })?.stock).toBe('take');
  expect(statusEffect(refunded, 'cancelled', { now, restock: false })?.stock).toBe('none');
});

test('a refund returns the goods only when asked, and warns when nothing had been paid', () => {
  expect(statusEffect(natural.paid, 'refunded', { now, restock: true })?.stock).toBe('return');
  expect(statusEffect(natural.paid, 'refunded', { now, restock: false })?.warning).toBeUndefined();
  expect(statusEffect(natural.confirmado, 'refunded', { now, restock: false })?.warning).toBe(
    REFUND_WITHOUT_PAYMENT,
  );
});

test('the first confirmation is the one that is remembered', () => {
  const effect = statusEffect({ ...natural.paid, confirmedAt: earlier }, 'confirmado', {
    now,
    restock: false,
  });
  expect(effect?.confirmedAt).toBe(earlier);
});

test('deleting an unpaid order gives its units back, deleting a paid one does not', () => {
  expect(deletionEffect(natural.pending_manual)).toBe('return');
  expect(deletionEffect(natural.paid)).toBe('none');
  expect(deletionEffect(natural.cancelled)).toBe('none');
});
