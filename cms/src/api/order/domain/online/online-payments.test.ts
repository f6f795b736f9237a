import { expect, test } from 'vitest';
import { onlinePayments, type OnlineEntry } from './online-payments';

const entry = (kind: string, amount: number, reference: string): OnlineEntry => ({
  kind,
  amount,
  reference,
  at: '2026-11-24T12:00:00.000Z',
  provider: 'mercado_pago',
});
const entries = [
  entry('payment', 10_000, '12'),
  entry('payment', 4_000, '123'),
  entry('refund', -3_000, '12/7'),
  entry('void', -4_000, '123/chargeback'),
  entry('payment', 4_000, '123/chargeback-won'),
];

test('onlinePayments says what went back of each payment and what can still be returned', () =>
  expect(
    onlinePayments(entries, 'mercado_pago').map(({ reference, refunded, refundable }) => [
      reference,
      refunded,
      refundable,
    ]),
  ).toEqual([
    ['12', 3_000, 7_000],
    ['123', 0, 4_000],
  ]));

test('onlinePayments offers no refund while the provider is not set up', () =>
  expect(onlinePayments(entries, undefined).map(({ refundable }) => refundable)).toEqual([0, 0]));
