import { expect, test } from 'vitest';
import { ORDER_STATUSES } from './order-status';
import { statusWarning, statusWarnings } from './order-status';

// @spec 4.11

const paidAt = '2026-11-20T12:00:00.000Z';
const { leavesRevenue, refundWithoutPayment } = statusWarnings;

test.each(ORDER_STATUSES.filter((target) => target !== 'paid' && target !== 'refunded'))(
  'statusWarning tells that a paid order which becomes %s leaves the revenue',
  (target) => expect(statusWarning({ status: 'paid', paidAt }, target)).toBe(leavesRevenue),
);

test('statusWarning is silent for a refund of a paid order, and for an order that stays paid', () => {
  expect(statusWarning({ status: 'paid', paidAt }, 'refunded')).toBeUndefined();
  expect(statusWarning({ status: 'paid', paidAt }, 'paid')).toBeUndefined();
});

test('statusWarning tells of a refund without a payment, and is silent for other unpaid orders', () => {
  const unpaid = { status: 'confirmado', paidAt: null };
  expect(statusWarning(unpaid, 'refunded')).toBe(refundWithoutPayment);
  for (const target of ['paid', 'cancelled', 'pending_manual'] as const)
    expect(statusWarning(unpaid, target)).toBeUndefined();
});
