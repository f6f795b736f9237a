import { ORDER_STATUSES, statusWarnings, type OrderStatus } from '@shop/contract';
import { describe, expect, test } from 'vitest';
import { statusEffect, type OrderFacts } from './status-effect';

const now = '2026-11-21T12:00:00.000Z';
const earlier = '2026-11-20T12:00:00.000Z';
const facts = (status: OrderStatus, held: boolean, paidAt: string | null): OrderFacts => ({
  status,
  stockHeld: held,
  paidAt,
  confirmedAt: null,
});
const natural: Record<(typeof ORDER_STATUSES)[number], OrderFacts> = {
  pending_manual: facts('pending_manual', true, null),
  pending_transfer_proof: facts('pending_transfer_proof', true, null),
  pending_transfer_confirmation: facts('pending_transfer_confirmation', true, null),
  paid: facts('paid', true, earlier),
  confirmado: facts('confirmado', true, null),
  cancelled: facts('cancelled', false, null),
  refunded: facts('refunded', true, earlier),
};
const held = ['none / null', 'none / null', 'none / null'];
// The columns follow ORDER_STATUSES: PM, PT, PC, PA, CO, CA, RE.
const table: Record<(typeof ORDER_STATUSES)[number], string[]> = {
  pending_manual: [...held, 'none / now', 'none / null', 'release / null', 'none / null'],
  pending_transfer_proof: [...held, 'none / now', 'none / null', 'release / null', 'none / null'],
  pending_transfer_confirmation: [...held, 'none / now', 'none / null', 'release / null', 'none / null'],
  paid: [...held, 'none / keep', 'none / keep', 'release / keep', 'none / keep'],
  confirmado: [...held, 'none / now', 'none / null', 'release / null', 'none / null'],
  cancelled: [
    'hold / null',
    'hold / null',
    'hold / null',
    'hold / now',
    'hold / null',
    'none / null',
    'none / null',
  ],
  refunded: [...held, 'none / keep', 'none / keep', 'release / keep', 'none / keep'],
};
const dateWord = (paidAt: string | null) => (paidAt === null ? 'null' : paidAt === now ? 'now' : 'keep');

describe('statusEffect of each pair of statuses', () => {
  for (const from of ORDER_STATUSES)
    ORDER_STATUSES.forEach((to, column) => {
      test(`statusEffect has the specified effects from ${from} to ${to}`, () => {
        const effect = statusEffect(natural[from], to, { now, restock: false });
        if (from === to) return expect(effect).toBeNull();
        expect(`${effect!.stock} / ${dateWord(effect!.paidAt)}`).toBe(table[from][column]);
      });
    });
});

test('statusEffect holds units again when an order refunded after cancellation is reactivated', () => {
  const refunded = facts('refunded', false, null);
  expect(statusEffect(refunded, 'confirmado', { now, restock: false })?.stock).toBe('hold');
  expect(statusEffect(refunded, 'cancelled', { now, restock: false })?.stock).toBe('none');
});

test('statusEffect of a refund releases stock only on request and warns when nothing was paid', () => {
  expect(statusEffect(natural.paid, 'refunded', { now, restock: true })?.stock).toBe('release');
  expect(statusEffect(natural.paid, 'refunded', { now, restock: false })?.warning).toBeUndefined();
  expect(statusEffect(natural.confirmado, 'refunded', { now, restock: false })?.warning).toBe(
    statusWarnings.refundWithoutPayment,
  );
});

test('statusEffect keeps the date of the first confirmation', () => {
  const effect = statusEffect({ ...natural.paid, confirmedAt: earlier }, 'confirmado', {
    now,
    restock: false,
  });
  expect(effect?.confirmedAt).toBe(earlier);
});
