import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyCoupon, freezeCoupon, type CouponLine, type CouponTerms } from './coupon-shares';

// @spec E.10

const line = (unitPrice: number, given: Partial<CouponLine> = {}): CouponLine => ({
  productId: 'p',
  unitPrice,
  quantity: 1,
  category: 'bodies',
  isDiscounted: false,
  ...given,
});
const terms = (given: Partial<CouponTerms> = {}): CouponTerms => ({
  kind: 'percent',
  value: 10,
  minimum: 0,
  categories: [],
  onDiscounted: true,
  withPaymentDiscount: true,
  ...given,
});
const couponShares = (given: CouponTerms, lines: CouponLine[]) => applyCoupon(given, lines).shares;

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
  expect(applyCoupon(terms({ kind: 'free_delivery', value: 0 }), [line(1_000)])).toMatchObject({
    shares: [0],
    freeDelivery: true,
  }));

test('the minimum looks at the lines that the coupon is for', () => {
  const lines = [line(6_000), line(9_000, { category: 'pijamas' })];
  const { eligible, missing } = applyCoupon(terms({ categories: ['bodies'], minimum: 10_000 }), lines);
  expect([eligible, missing]).toEqual([6_000, 4_000]);
});

describe('frozen terms', () => {
  test('know each product as it was, and judge a new one by today', () => {
    const bodies = terms({ categories: ['bodies'] });
    const bought = [line(1_000), line(1_000, { productId: 'q', category: 'pijamas' })];
    const frozen = freezeCoupon(bodies, bought);
    const moved = bought.map((one) => ({ ...one, category: one.category === 'bodies' ? 'x' : 'bodies' }));
    expect(couponShares(frozen, [...moved, line(1_000, { productId: 'r' })])).toEqual([100, 0, 100]);
    expect(freezeCoupon(frozen, moved)).toEqual(frozen);
  });

  test('take an amount off once and a percentage off each eligible peso, whatever the lines become', () => {
    const lines = fc.array(
      fc.record({ price: fc.integer({ min: 1, max: 90_000 }), quantity: fc.integer({ min: 1, max: 20 }) }),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(lines, lines, fc.integer({ min: 1, max: 90_000 }), (bought, edited, value) => {
        const linesOf = (some: typeof bought) =>
          some.map(({ price, quantity }, at) => line(price, { productId: `p${at}`, quantity }));
        const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
        const amount = freezeCoupon(terms({ kind: 'amount', value }), linesOf(bought));
        const { shares, eligible } = applyCoupon(amount, linesOf(edited));
        expect(sum(shares)).toBe(Math.min(value, eligible));
        const percent = freezeCoupon(terms({ value: 20 }), linesOf(bought));
        expect(couponShares(percent, linesOf(edited))).toEqual(
          edited.map(({ price, quantity }) => Math.round(price * quantity * 0.2)),
        );
      }),
    );
  });
});
