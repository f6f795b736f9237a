import { expect, test } from 'vitest';
import { statusMailKind } from './status-mail-kind';

const order = (status: string, transferProof = '') => ({ status, transferProof });

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
