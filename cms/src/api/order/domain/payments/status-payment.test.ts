import { expect, test } from 'vitest';
import { statusPayment } from './status-payment';

const paidAt = '2026-11-20T12:00:00.000Z';
const order = { total: 15_000, paidAmount: 0, paidAt: null, paymentMethod: 'transfer' } as const;
const to = (status: string, recordedByStatus = 0, at: string | null = null) => ({
  status,
  paidAt: at,
  recordedByStatus,
});

test("'paid' records what was missing, and nothing when all was there", () => {
  expect(statusPayment(order, to('paid', 0, paidAt))).toEqual({
    kind: 'payment',
    amount: 15_000,
    method: 'transfer',
  });
  expect(statusPayment({ ...order, paidAmount: 5_000 }, to('paid', 0, paidAt))).toMatchObject({
    amount: 10_000,
  });
  expect(statusPayment({ ...order, paidAmount: 15_000 }, to('paid', 0, paidAt))).toBeNull();
});

test("'refunded' returns what is left of the money", () => {
  expect(statusPayment({ ...order, paidAmount: 12_000 }, to('refunded'))).toMatchObject({
    ...{ kind: 'refund', amount: -12_000 },
  });
  expect(statusPayment(order, to('refunded'))).toBeNull();
});

test('a payment that did not happen is taken back, and a deposit that staff entered stays', () => {
  const paid = { ...order, paidAmount: 15_000, paidAt };
  expect(statusPayment(paid, to('pending_manual', 10_000))).toMatchObject({
    kind: 'correction',
    amount: -10_000,
  });
  expect(statusPayment(paid, to('pending_manual', 0))).toBeNull();
  expect(statusPayment({ ...order, paidAmount: 5_000 }, to('pending_transfer_proof'))).toBeNull();
});

test('a cancelled order keeps what was paid, which is to be returned', () =>
  expect(
    statusPayment({ ...order, paidAmount: 15_000, paidAt }, to('cancelled', 15_000, paidAt)),
  ).toBeNull());
