import { expect, test } from 'vitest';
import { proofAcceptanceSchema, proofDifferenceText } from './proof-acceptance';

const order = {
  status: 'pending_transfer_confirmation',
  total: 15_000,
  paidAmount: 5_000,
  refundedAmount: 0,
};

test.each([
  [10_000, ''],
  [4_000, 'Faltan $6.000'],
  [12_500, 'Sobran $2.500'],
])('a proof of %d pesos, of which 10.000 are due, says %j', (amount, text) =>
  expect(proofDifferenceText(amount, order)).toBe(text),
);

test.each([-1, 1.5, '8000', null, 2_147_483_648])('an amount of %s is refused', (amount) =>
  expect(proofAcceptanceSchema.safeParse({ amount }).error?.issues[0]?.path).toEqual(['amount']),
);

test('a sender is one line without spaces around it, and may be left out', () => {
  expect(proofAcceptanceSchema.parse({ amount: 0 })).toEqual({ amount: 0, sender: '' });
  expect(proofAcceptanceSchema.parse({ amount: 1, sender: ' Juan Pérez ' }).sender).toBe('Juan Pérez');
});
