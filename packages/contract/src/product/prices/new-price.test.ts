import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_PRICE } from '../../limits';
import { newPrice, PRICE_ROUNDINGS } from './new-price';

describe('the new price', () => {
  test.each([
    [21_550, 8, 100, 23_300],
    [21_550, -8, 100, 19_800],
    [10_000, 8, 1, 10_800],
    [10_000, 12.5, 1, 11_250],
    [9_999, 0.1, 1, 10_009],
    [12_345, 0, 100, 12_300],
    [12_350, 0, 100, 12_400],
    [12_349, 0, 100, 12_300],
    [12_345, 0, 10, 12_350],
    [12_325, 0, 50, 12_350],
    [12_324, 0, 50, 12_300],
    [12_250, 0, 500, 12_500],
    [12_500, 0, 1000, 13_000],
    [24_900, 300, 1000, 100_000],
    [24_900, -90, 1, 2_490],
    [15, -90, 1, 2],
    [MAX_PRICE, -50, 1, 50_000_000],
  ] as const)('of %i changed by %f %% and rounded to %i is %i', (price, percent, roundTo, expected) =>
    expect(newPrice(price, { percent, roundTo })).toBe(expected),
  );

  test.each([
    [40, 8, 100, 43],
    [400, -90, 1000, 40],
    [1, -90, 1, 1],
    [1, -90, 1000, 1],
  ] as const)(
    'of %i changed by %f %% and rounded to %i is never free: %i',
    (price, percent, roundTo, expected) => expect(newPrice(price, { percent, roundTo })).toBe(expected),
  );

  test('of a free product stays 0', () => {
    for (const roundTo of PRICE_ROUNDINGS) expect(newPrice(0, { percent: 300, roundTo })).toBe(0);
  });

  // @spec C.33
  test('the new price is the multiple nearest to the exact price, the higher of two', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: MAX_PRICE }),
        fc.integer({ min: -900, max: 3000 }),
        fc.constantFrom(...PRICE_ROUNDINGS),
        (price, tenths, roundTo) => {
          const next = BigInt(newPrice(price, { percent: tenths / 10, roundTo }));
          const exact = BigInt(price) * BigInt(1000 + tenths);
          const step = BigInt(roundTo);
          // Less than half a multiple was taken off, and no more than half of one was added.
          const isNearest = (multiple: bigint) =>
            2n * (exact - next * 1000n) < multiple * 1000n && 2n * (next * 1000n - exact) <= multiple * 1000n;
          expect(next).toBeGreaterThan(0n);
          expect((next % step === 0n && isNearest(step)) || isNearest(1n) || next === 1n).toBe(true);
        },
      ),
    ));
});
