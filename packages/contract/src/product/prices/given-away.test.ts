import { expect, test } from 'vitest';
import { isGivenAway } from '../pricing';

test.each([
  [10_000, 100, true],
  [40, 99, true],
  [50, 99, false],
  [1, 60, true],
  [1, 50, false],
  [0, 100, false],
])('a price of %i less %i %% is given away: %s', (price, discount, expected) =>
  expect(isGivenAway({ price, discount })).toBe(expected),
);
