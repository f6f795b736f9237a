import { expect, test } from 'vitest';
import { blockerOf } from './blockers';

test.each([
  ['pending_manual', 'to_prepare', 0, false, 'in_progress'],
  ['paid', 'to_prepare', 5000, false, 'in_progress'],
  ['paid', 'in_transit', 5000, false, 'in_progress'],
  ['paid', 'delivered', 5000, false, null],
  ['confirmado', 'delivered', 0, false, 'in_progress'],
  ['cancelled', 'to_prepare', 0, false, null],
  ['cancelled', 'to_prepare', 5000, false, 'to_refund'],
  ['refunded', 'delivered', 0, false, null],
  ['pending_manual', 'to_prepare', 0, true, null],
] as const)(
  'an order that is %s and %s with $ %i of hers (in the trash: %s) is kept because of %j',
  (status, fulfillment, paidAmount, isDeleted, reason) =>
    expect(
      blockerOf({
        status,
        fulfillment,
        paidAmount,
        isDeleted,
        total: 5000,
        deliveryMethod: 'home',
        refundedAmount: 0,
      }),
    ).toBe(reason),
);
