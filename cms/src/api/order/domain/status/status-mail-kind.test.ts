import { expect, test } from 'vitest';
import { statusMailKind } from './status-mail-kind';

const order = (status: string, transferProof = '', paidAmount = 0) => ({ status, transferProof, paidAmount });

test.each([
  ['pending_transfer_confirmation', 'paid', 'proof', 'order-proof-accepted'],
  ['pending_transfer_confirmation', 'paid', '', 'order-paid'],
  ['pending_manual', 'paid', '', 'order-paid'],
  ['pending_manual', 'cancelled', '', 'order-cancelled'],
  ['paid', 'cancelled', 'proof', 'order-cancelled'],
  ['refunded', 'cancelled', '', null],
  ['pending_manual', 'confirmado', '', null],
  ['paid', 'refunded', '', null],
])('statusMailKind of %s to %s with the proof %j is %s', (before, after, proof, kind) =>
  expect(statusMailKind(order(before, proof), order(after, proof))).toBe(kind),
);

test('statusMailKind of a refund is order-refund when the change itself returns money', () => {
  expect(statusMailKind(order('paid', '', 5_000), order('refunded'))).toBe('order-refund');
  expect(statusMailKind(order('paid', '', 5_000), order('refunded', '', 5_000))).toBeNull();
});
