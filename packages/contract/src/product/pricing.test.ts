import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_PRICE } from '../limits';
import { effectiveDiscount, finalPrice, isNew, isRecent } from './pricing';

// @spec 3.1

const anyProduct = fc.record({
  price: fc.integer({ min: 1, max: MAX_PRICE }),
  discount: fc.integer({ min: -50, max: 150 }),
});

describe('the final price', () => {
  test.each([
    [10_000, 20, 8_000],
    [9_999, 15, 8_499],
    [24_900, 0, 24_900],
    [15_000, 100, 0],
    [1, 50, 1],
    [3, 50, 2],
    [10_000, 150, 0],
    [10_000, -10, 10_000],
    [MAX_PRICE, 1, 98_999_999],
  ])('of %i less %i %% is %i', (price, discount, final) =>
    expect(finalPrice({ price, discount })).toBe(final),
  );

  test('the final price is a whole number from 0 to the price', () =>
    fc.assert(
      fc.property(anyProduct, (product) => {
        const final = finalPrice(product);
        expect(Number.isSafeInteger(final)).toBe(true);
        expect(final).toBeGreaterThanOrEqual(0);
        expect(final).toBeLessThanOrEqual(product.price);
      }),
    ));

  test('equals exact arithmetic, with half pesos rounded up', () =>
    fc.assert(
      fc.property(anyProduct, (product) => {
        const kept = BigInt(100 - effectiveDiscount(product.discount));
        const exact = (BigInt(product.price) * kept * 2n + 100n) / 200n;
        expect(BigInt(finalPrice(product))).toBe(exact);
      }),
    ));

  test('the final price never rises with the discount', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MAX_PRICE }), fc.nat(99), (price, discount) => {
        expect(finalPrice({ price, discount: discount + 1 })).toBeLessThanOrEqual(
          finalPrice({ price, discount }),
        );
      }),
    ));
});

test('a product is new with more than ten units', () => {
  expect(isNew({ stock: 10 })).toBe(false);
  expect(isNew({ stock: 11 })).toBe(true);
});

test('isRecent holds for thirty days from the first day of a product', () => {
  const createdAt = '2026-11-01T12:00:00.000Z';
  expect(isRecent({ createdAt }, Date.parse('2026-12-01T11:59:00.000Z'))).toBe(true);
  expect(isRecent({ createdAt }, Date.parse('2026-12-01T12:00:00.000Z'))).toBe(false);
  expect(isRecent({ createdAt: '' }, Date.parse(createdAt))).toBe(false);
});
