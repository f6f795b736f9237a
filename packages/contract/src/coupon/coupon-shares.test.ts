import { expect, test } from 'vitest';
import { couponShares, type CouponLine, type CouponTerms } from './coupon-shares';

const line = (unitPrice: number, given: Partial<CouponLine> = {}): CouponLine => ({
  ...{ unitPrice, quantity: 1, category: 'bodies', isDiscounted: false },
  ...given,
});
const terms = (given: Partial<CouponTerms> = {}): CouponTerms => ({
  ...{ kind: 'percent', value: 10, categories: [], onDiscounted: true },
  ...given,
});

test('a percentage is rounded half up in each line', () =>
  expect(couponShares(terms(), [line(1_005), line(994, { quantity: 2 })])).toEqual([101, 199]));

test('an amount is spread over the lines that it is for, and takes off no more than they cost', () => {
  expect(couponShares(terms({ kind: 'amount', value: 1_000 }), [line(2_000), line(1_000)])).toEqual([
    667, 333,
  ]);
  expect(couponShares(terms({ kind: 'amount', value: 9_000 }), [line(2_000), line(1_000)])).toEqual([
    2_000, 1_000,
  ]);
});

test('a coupon for categories leaves the others, and one that cannot be combined leaves discounted products', () => {
  const lines = [line(1_000), line(1_000, { category: 'pijamas' }), line(1_000, { isDiscounted: true })];
  expect(couponShares(terms({ categories: ['pijamas'] }), lines)).toEqual([0, 100, 0]);
  expect(couponShares(terms({ onDiscounted: false }), lines)).toEqual([100, 100, 0]);
  expect(couponShares(terms({ kind: 'amount', value: 500, categories: ['x'] }), lines)).toEqual([0, 0, 0]);
});

test('a free delivery takes nothing off the lines', () =>
  expect(couponShares(terms({ kind: 'free_delivery', value: 0 }), [line(1_000)])).toEqual([0]));
