import { ORDER_STATUSES, statusWarnings, type OrderStatus } from '@shop/contract';
import { describe, expect, test } from 'vitest';
import { statusEffect, type OrderFacts } from './status-effect';

// @spec 4.1

const now = '2026-11-21T12:00:00.000Z';
const earlier = '2026-11-20T12:00:00.000Z';
const facts = (status: OrderStatus, paidAt: string | null): OrderFacts => ({
  status,
  paidAt,
  paidAmount: paidAt === null ? 0 : 9000,
  refundedAmount: 0,
  confirmedAt: null,
});
const natural: Record<(typeof ORDER_STATUSES)[number], OrderFacts> = {
  pending_manual: facts('pending_manual', null),
  pending_transfer_proof: facts('pending_transfer_proof', null),
  pending_transfer_confirmation: facts('pending_transfer_confirmation', null),
  paid: facts('paid', earlier),
  confirmado: facts('confirmado', null),
  cancelled: facts('cancelled', null),
  refunded: facts('refunded', earlier),
};
const unpaid = ['null', 'null', 'null', 'now', 'null', 'null', 'null'];
const paid = ['null', 'null', 'null', 'keep', 'keep', 'keep', 'keep'];
// The columns follow ORDER_STATUSES: PM, PT, PC, PA, CO, CA, RE.
const table: Record<(typeof ORDER_STATUSES)[number], string[]> = {
  pending_manual: unpaid,
  pending_transfer_proof: unpaid,
  pending_transfer_confirmation: unpaid,
  paid,
  confirmado: unpaid,
  cancelled: unpaid,
  refunded: paid,
};
const dateWord = (paidAt: string | null) => (paidAt === null ? 'null' : paidAt === now ? 'now' : 'keep');

// @spec 4.11
describe('statusEffect of each pair of statuses', () => {
  for (const from of ORDER_STATUSES)
    ORDER_STATUSES.forEach((to, column) => {
      test(`statusEffect has the specified effects from ${from} to ${to}`, () => {
        const effect = statusEffect(natural[from], to, { now });
        if (from === to) return expect(effect).toBeNull();
        expect(dateWord(effect!.paidAt)).toBe(table[from][column]);
      });
    });
});

test('statusEffect of a refund warns when nothing was paid', () => {
  expect(statusEffect(natural.paid, 'refunded', { now })?.warning).toBeUndefined();
  expect(statusEffect(natural.confirmado, 'refunded', { now })?.warning).toBe(
    statusWarnings.refundWithoutPayment,
  );
});

test('statusEffect of a refund does not warn when a part was paid, returned or not', () => {
  for (const money of [{ paidAmount: 1000 }, { refundedAmount: 1000 }])
    expect(statusEffect({ ...natural.confirmado, ...money }, 'refunded', { now })?.warning).toBeUndefined();
});

test('statusEffect keeps the date of the first confirmation', () => {
  const effect = statusEffect({ ...natural.paid, confirmedAt: earlier }, 'confirmado', {
    now,
  });
  expect(effect?.confirmedAt).toBe(earlier);
});
