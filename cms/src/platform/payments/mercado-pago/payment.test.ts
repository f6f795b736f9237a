import { expect, test } from 'vitest';
import { paymentAnswer, paymentOf } from './payment';

const answer = (changes: object = {}) =>
  paymentOf(
    paymentAnswer.parse({
      id: 1_300_000_001,
      status: 'approved',
      transaction_amount: 15_000,
      currency_id: 'ARS',
      date_created: '2026-11-24T09:00:00.000-03:00',
      external_reference: 'JL-20261124-0001',
      refunds: [],
      payer: { email: 'x@ejemplo.com' },
      ...changes,
    }),
  );

test('paymentOf reads an approved payment', () =>
  expect(answer()).toEqual({
    id: '1300000001',
    orderNumber: 'JL-20261124-0001',
    isCollected: true,
    isPending: false,
    createdAt: new Date('2026-11-24T12:00:00Z'),
    pesos: 15_000,
    currency: 'ARS',
    refunds: [],
    isInMediation: false,
    chargeback: 'none',
  }));

test.each(['pending', 'in_process', 'rejected', 'cancelled', 'authorized', 'anything'])(
  'paymentOf counts no money of a payment that is %s',
  (status) => expect(answer({ status }).isCollected).toBe(false),
);

test.each(['refunded', 'charged_back', 'in_mediation'])(
  'paymentOf keeps the money that came of a payment that is %s',
  (status) => expect(answer({ status }).isCollected).toBe(true),
);

test('paymentOf rounds an amount with cents down, so that it never pays what is missing', () =>
  expect(answer({ transaction_amount: 14_999.99 }).pesos).toBe(14_999));

test('paymentOf leaves out refunds that were rejected', () => {
  const refunds = [
    { id: 7, amount: 100, status: 'approved' },
    { id: 8, amount: 200, status: 'rejected' },
    { id: 9, amount: 300 },
  ];
  expect(answer({ refunds }).refunds).toEqual([
    { id: '7', pesos: 100 },
    { id: '9', pesos: 300 },
  ]);
});

test('paymentOf tells a chargeback from one that the shop has won', () => {
  expect(answer({ status: 'charged_back', status_detail: 'settled' }).chargeback).toBe('taken');
  expect(answer({ status: 'charged_back', status_detail: 'reimbursed' }).chargeback).toBe('won');
});
