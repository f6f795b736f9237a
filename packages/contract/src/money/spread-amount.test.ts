import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spreadAmount } from './spread-amount';

test.each([
  [10, [1, 1, 1], [4, 3, 3]],
  [2, [1, 3], [0, 2]],
  [100, [0, 50, 50], [0, 50, 50]],
  [0, [5, 5], [0, 0]],
  [7, [], []],
  [7, [0, 0], [0, 0]],
  [2_000_000_001, [2_147_483_646, 1], [2_000_000_000, 1]],
])('spreadAmount spreads %i over %j as %j', (amount, weights, shares) =>
  expect(spreadAmount(amount, weights)).toEqual(shares),
);

test('the shares of spreadAmount add up, and none exceeds its part', () =>
  fc.assert(
    fc.property(
      fc.array(fc.nat(1_000_000), { minLength: 1 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (weights, part) => {
        const total = weights.reduce((sum, weight) => sum + weight, 0);
        const amount = Math.floor(total * part);
        const shares = spreadAmount(amount, weights);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
        shares.forEach((share, at) => expect(share).toBeLessThanOrEqual(weights[at]!));
      },
    ),
  ));
