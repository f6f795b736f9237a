import type { CouponTerms } from '@shop/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LineRecord, OrderRecord } from '../order-view';
import { withCouponShares } from '../place/coupon-lines';
import { exchangedOrder, exchangeTerms } from './exchanged-order';

const line = (changes: Partial<LineRecord> = {}): LineRecord => ({
  id: 1,
  productId: 'p1',
  stockItemId: 11,
  title: 'Conjunto',
  image: '',
  unitPrice: 10_000,
  quantity: 1,
  size: 'M',
  color: null,
  unitsReturned: 0,
  unitsHeld: 1,
  couponDiscount: 0,
  ...changes,
});

type Coupon = Pick<CouponTerms, 'kind' | 'value'> | null;

function orderOf(sold: LineRecord[], percent = 0, agreedDiscount = 0, coupon: Coupon = null): OrderRecord {
  const range = { minimum: 0, categories: [], onDiscounted: true, withPaymentDiscount: true };
  const couponTerms = coupon && { ...range, ...coupon };
  const lines = withCouponShares(couponTerms, sold);
  const subtotal = lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
  const couponDiscount = lines.reduce((sum, one) => sum + one.couponDiscount, 0);
  const payable = lines
    .map(({ unitPrice, quantity, couponDiscount: coupon }) => unitPrice * quantity - coupon)
    .reduce((sum, amount) => sum + Math.round((amount * (100 - percent)) / 100), 0);
  return {
    lines,
    couponTerms,
    subtotal,
    couponDiscount,
    agreedDiscount,
    shippingCost: 2_500,
    cashFee: 0,
    paymentDiscount: subtotal - couponDiscount - payable,
    total: payable - agreedDiscount + 2_500,
  } as OrderRecord;
}

const target = { stockItemId: 12, size: 'L', color: null, image: '' };
const exchangeOf = (order: OrderRecord, units: number, unitPrice: number, lineId = 1) => {
  const { difference } = exchangeTerms(order, { lineId, units, unitPrice });
  return exchangedOrder(order, { lineId, units, target, unitPrice, difference });
};
const termsOf = (order: OrderRecord, unitPrice: number) =>
  exchangeTerms(order, { lineId: 1, units: 1, unitPrice });

describe('an exchanged order', () => {
  test('a whole line keeps its row and its money at the same price', () => {
    const order = orderOf([line()], 15);
    const { lines, totals, position } = exchangeOf(order, 1, 10_000);
    expect(lines).toEqual([line({ stockItemId: 12, size: 'L' })]);
    expect([position, totals.total, totals.paymentDiscount]).toEqual([0, order.total, 1_500]);
  });

  test('a part of a line becomes a line of its own, with its part of the coupon', () => {
    const order = orderOf([line({ quantity: 3, unitsHeld: 3 })], 10, 0, { kind: 'amount', value: 1_000 });
    const { lines, totals, position } = exchangeOf(order, 1, 10_000);
    expect(lines).toMatchObject([
      { id: 1, quantity: 2, unitsHeld: 2, size: 'M', couponDiscount: 667 },
      { id: null, quantity: 1, unitsHeld: 1, size: 'L', couponDiscount: 333 },
    ]);
    expect([position, totals.total]).toEqual([1, order.total]);
  });

  test('the difference has the discounts of the purchase on both prices', () => {
    const order = orderOf([line()], 10, 0, { kind: 'percent', value: 20 });
    expect(termsOf(order, 12_000)).toEqual({ paid: 7_200, difference: 1_440 });
    expect(termsOf(order, 8_000)).toEqual({ paid: 7_200, difference: -1_440 });
    expect(termsOf(order, 10_000).difference).toBe(0);
  });

  test('a coupon of an amount stays that amount at another price', () => {
    const order = orderOf([line(), line({ id: 2 })], 0, 0, { kind: 'amount', value: 5_000 });
    expect(termsOf(order, 14_000)).toEqual({ paid: 7_500, difference: 4_000 });
    expect(exchangeOf(order, 1, 14_000).totals).toMatchObject({ couponDiscount: 5_000 });
  });

  test('another product takes over the part in the coupon of the one that it replaces', () => {
    const order = orderOf([line()], 0, 0, { kind: 'percent', value: 20 });
    const couponTerms = { ...order.couponTerms!, categories: ['conjuntos'], products: { p1: true } };
    const bought = { ...order, couponTerms };
    const wanted = { lineId: 1, units: 1, unitPrice: 12_000 };
    const { paid, difference } = exchangeTerms(bought, { ...wanted, productId: 'p2' });
    expect({ paid, difference }).toEqual({ paid: 8_000, difference: 1_600 });
    const other = { ...target, productId: 'p2', title: 'Body' };
    const after = exchangedOrder(bought, { ...wanted, target: other, difference });
    expect(after.lines).toMatchObject([{ id: 1, productId: 'p2', title: 'Body', couponDiscount: 2_400 }]);
    expect(after.couponTerms?.products).toEqual({ p1: true, p2: true });
  });

  test('the share of a discount that staff agreed upon is in what was paid', () => {
    const order = orderOf([line(), line({ id: 2 })], 0, 4_000);
    expect(termsOf(order, 10_000)).toEqual({ paid: 8_000, difference: 0 });
  });

  test('a cheaper garment never takes the products below the agreed discount', () => {
    const order = orderOf([line()], 0, 9_000);
    expect(termsOf(order, 2_000).difference).toBe(-1_000);
    expect(exchangeOf(order, 1, 2_000).totals.total).toBe(2_500);
  });

  test('total, lines and difference fit to the peso whatever prices, discounts and units', () => {
    const lines = fc.array(
      fc.record({
        unitPrice: fc.integer({ min: 100, max: 90_000 }),
        quantity: fc.integer({ min: 1, max: 9 }),
      }),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(
        lines,
        fc.oneof(
          fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 1, max: 60 }) }),
          fc.record({ kind: fc.constant('amount' as const), value: fc.integer({ min: 1, max: 90_000 }) }),
        ),
        fc.integer({ min: 0, max: 90 }),
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 100, max: 90_000 }),
        (bought, coupon, percent, wanted, unitPrice) => {
          const all = bought.map((one, at) => ({
            ...line({ ...one, id: at + 1, unitsHeld: one.quantity }),
          }));
          const order = orderOf(all, percent, 0, coupon);
          const units = Math.min(wanted, all[0]!.quantity);
          const { difference } = exchangeTerms(order, { lineId: 1, units, unitPrice });
          const { lines: after, totals } = exchangeOf(order, units, unitPrice);
          const { subtotal, couponDiscount, paymentDiscount, shippingCost, total } = totals;
          expect(total).toBe(subtotal - couponDiscount - paymentDiscount + shippingCost);
          expect(total - order.total).toBe(difference);
          if (unitPrice === all[0]!.unitPrice) expect(difference).toBe(0);
          expect(after.every((one) => one.couponDiscount >= 0 && one.quantity > 0)).toBe(true);
          expect(after.reduce((sum, one) => sum + one.quantity, 0)).toBe(
            all.reduce((sum, one) => sum + one.quantity, 0),
          );
        },
      ),
    );
  });
});
