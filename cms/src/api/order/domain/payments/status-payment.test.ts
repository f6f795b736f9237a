import { expect, test } from 'vitest';
import { statusPayment } from './status-payment';

// @spec E.12

const order = {
  status: 'pending_transfer_proof',
  total: 15_000,
  paidAmount: 0,
  refundedAmount: 0,
  paymentMethod: 'transfer',
  paymentWay: '',
} as const;

test("'paid' records what was due, and nothing when all was there or a part was returned", () => {
  expect(statusPayment(order, 'paid')).toEqual({ kind: 'payment', amount: 15_000, method: 'transfer' });
  expect(statusPayment({ ...order, paidAmount: 5_000 }, 'paid')).toMatchObject({ amount: 10_000 });
  expect(statusPayment({ ...order, paidAmount: 15_000 }, 'paid')).toBeNull();
  expect(statusPayment({ ...order, paidAmount: 12_000, refundedAmount: 3_000 }, 'paid')).toBeNull();
});

test('a sale of the counter is paid in the way that was agreed upon there', () =>
  expect(statusPayment({ ...order, paymentMethod: 'cash', paymentWay: 'debit' }, 'paid')).toMatchObject({
    method: 'debit',
  }));

test("'refunded' returns what is left of the money", () => {
  expect(statusPayment({ ...order, paidAmount: 12_000 }, 'refunded')).toMatchObject({
    kind: 'refund',
    amount: -12_000,
  });
  expect(statusPayment(order, 'refunded')).toBeNull();
});

test.each(['cancelled', 'pending_manual', 'confirmado'])('%s says nothing about the money', (status) =>
  expect(statusPayment({ ...order, paidAmount: 15_000 }, status)).toBeNull(),
);
