import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyCoupon, COUPON_KINDS, type AppliedCoupon } from '../coupon/coupon-shares';
import { finalPrice } from '../product/pricing';
import { defaultSiteContent } from '../site-content/defaults/default-content';
import { cashFee, minimumPurchaseText, missingForMinimum, orderTotals } from './order-totals';
import { subtotalOf } from './priced-line';
import { hasFreeShipping, missingForFreeShipping, shippingCost } from './shipping-cost';

// @spec 1.11 3.3

const pricedLine = (product: { price: number; discount: number }, quantity: number) => ({
  unitPrice: finalPrice(product),
  quantity,
});
const { cashOnDelivery, bankTransfer } = defaultSiteContent.checkout.paymentInfo;
const rules = (
  freeShippingThreshold: number,
  baseCost: number,
  additionalFee = 0,
  percents = { cash: 0, transfer: 0 },
) => ({
  shipping: { homeDelivery: { freeShippingThreshold, baseCost } },
  paymentInfo: {
    cashOnDelivery: { ...cashOnDelivery, additionalFee, discountPercent: percents.cash },
    bankTransfer: { ...bankTransfer, discountPercent: percents.transfer },
  },
});

describe('shipping', () => {
  test.each([
    ['pickup', 1_000, rules(30_000, 2_500), 0],
    ['home', 29_999, rules(30_000, 2_500), 2_500],
    ['home', 30_000, rules(30_000, 2_500), 0],
    ['home', 1_000_000, rules(0, 2_500), 2_500],
    ['home', 1_000, rules(0, 0), 0],
    ['home', 1_000, rules(30_000, 0), 0],
    ['home', 1_000, rules(0, 3_100), 3_100],
  ] as const)(
    'shippingCost for %s at a subtotal of $%i follows the content',
    (delivery, subtotal, content, cost) => expect(shippingCost(delivery, subtotal, content)).toBe(cost),
  );

  test('missingForFreeShipping reports the amount missing for free delivery', () => {
    expect(missingForFreeShipping(20_000, rules(30_000, 2_500))).toBe(10_000);
    expect(missingForFreeShipping(30_000, rules(30_000, 2_500))).toBe(0);
    expect(missingForFreeShipping(45_000, rules(30_000, 2_500))).toBe(0);
    expect(missingForFreeShipping(20_000, rules(0, 2_500))).toBeNull();
    expect(missingForFreeShipping(20_000, rules(30_000, 0))).toBe(0);
  });

  test('shipping is free exactly when no amount is missing', () =>
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(100_000), (subtotal, threshold) => {
        const content = rules(threshold, 2_500);
        expect(hasFreeShipping(subtotal, content)).toBe(missingForFreeShipping(subtotal, content) === 0);
      }),
    ));
});

test('the cash fee is charged only for cash', () => {
  expect(cashFee('cash', rules(0, 0, 500))).toBe(500);
  expect(cashFee('transfer', rules(0, 0, 500))).toBe(0);
});

const applied = (given: Partial<AppliedCoupon>): AppliedCoupon => ({
  shares: [],
  freeDelivery: false,
  withPaymentDiscount: true,
  ...given,
});

describe('order totals', () => {
  test('order totals add up lines, shipping and cash fee', () => {
    const lines = [
      pricedLine({ price: 10_000, discount: 20 }, 2),
      pricedLine({ price: 9_999, discount: 15 }, 1),
    ];
    expect(subtotalOf(lines)).toBe(24_499);
    expect(orderTotals(lines, 'home', 'cash', rules(30_000, 2_500, 300))).toEqual({
      subtotal: 24_499,
      couponDiscount: 0,
      paymentDiscount: 0,
      shippingCost: 2_500,
      cashFee: 300,
      total: 27_299,
    });
  });

  test('order totals of an empty order are zero', () =>
    expect(orderTotals([], 'pickup', 'transfer', rules(0, 0)).total).toBe(0));

  test('order totals round the payment discount half up in each line', () => {
    const tenOff = rules(0, 0, 0, { cash: 0, transfer: 10 });
    const lines = [
      { unitPrice: 5, quantity: 1 },
      { unitPrice: 5, quantity: 3 },
    ];
    expect(orderTotals(lines, 'pickup', 'transfer', tenOff)).toMatchObject({ paymentDiscount: 1, total: 19 });
    expect(orderTotals(lines, 'pickup', 'cash', tenOff)).toMatchObject({ paymentDiscount: 0, total: 20 });
  });

  test('order totals charge neither delivery nor cash fee less for a payment discount', () => {
    const lines = [{ unitPrice: 10_000, quantity: 1 }];
    expect(orderTotals(lines, 'home', 'cash', rules(0, 2_500, 300, { cash: 10, transfer: 0 }))).toMatchObject(
      { paymentDiscount: 1_000, shippingCost: 2_500, cashFee: 300, total: 11_800 },
    );
  });

  test.each([
    ['without a coupon, before the payment discount', undefined, 0],
    ['after a coupon', applied({ shares: [1] }), 2_500],
    ['not at all with a free delivery', applied({ shares: [1], freeDelivery: true }), 0],
  ])('order totals compare the free-delivery threshold %s', (_, coupon, shipping) => {
    const content = rules(30_000, 2_500, 0, { cash: 0, transfer: 50 });
    const lines = [{ unitPrice: 30_000, quantity: 1 }];
    expect(orderTotals(lines, 'home', 'transfer', content, coupon).shippingCost).toBe(shipping);
  });

  test('order totals leave out the payment discount with a coupon that excludes it', () => {
    const lines = [{ unitPrice: 1_000, quantity: 1 }];
    const totalsWith = (withPaymentDiscount: boolean) =>
      orderTotals(
        ...([lines, 'pickup', 'transfer', rules(0, 0, 0, { cash: 0, transfer: 10 })] as const),
        applied({ shares: [100], withPaymentDiscount }),
      );
    expect(totalsWith(true)).toMatchObject({ couponDiscount: 100, paymentDiscount: 90, total: 810 });
    expect(totalsWith(false)).toMatchObject({ couponDiscount: 100, paymentDiscount: 0, total: 900 });
  });

  const anyLines = fc.array(
    fc.record({
      unitPrice: fc.nat(1_000_000),
      quantity: fc.integer({ min: 1, max: 20 }),
      category: fc.constantFrom('a', 'b'),
      isDiscounted: fc.boolean(),
    }),
    { maxLength: 10 },
  );

  const anyTerms = fc.record({
    kind: fc.constantFrom(...COUPON_KINDS),
    value: fc.integer({ min: 1, max: 100 }),
    categories: fc.constantFrom([], ['a']),
    onDiscounted: fc.boolean(),
  });

  test('order totals are whole, never negative and independent of the order of the lines', () =>
    fc.assert(
      fc.property(
        anyLines,
        fc.constantFrom('pickup' as const, 'home' as const),
        fc.constantFrom('cash' as const, 'transfer' as const),
        fc.tuple(
          fc.nat(100_000),
          fc.nat(9_000),
          fc.nat(2_000),
          fc.record({ cash: fc.nat(90), transfer: fc.nat(90) }),
        ),
        anyTerms,
        (lines, delivery, payment, amounts, terms) => {
          const totalsOf = (ordered: typeof lines) =>
            orderTotals(
              ...([ordered, delivery, payment, rules(...amounts)] as const),
              applyCoupon({ ...terms, minimum: 0, withPaymentDiscount: true }, ordered),
            );
          const totals = totalsOf(lines);
          expect(Object.values(totals).every((pesos) => Number.isSafeInteger(pesos) && pesos >= 0)).toBe(
            true,
          );
          const discounts = totals.couponDiscount + totals.paymentDiscount;
          expect(totals.total).toBe(totals.subtotal - discounts + totals.shippingCost + totals.cashFee);
          expect(totalsOf([...lines].reverse())).toEqual(totals);
        },
      ),
    ));
});

describe('the minimum purchase', () => {
  test('the minimum purchase is missing what the products lack', () => {
    expect(missingForMinimum(15_000, { minimumPurchase: 20_000 })).toBe(5_000);
    expect(missingForMinimum(20_000, { minimumPurchase: 20_000 })).toBe(0);
    expect(missingForMinimum(0, { minimumPurchase: 0 })).toBe(0);
  });

  test('the minimum purchase says how much is missing', () =>
    expect(minimumPurchaseText(5_000, { minimumPurchase: 20_000 })).toBe(
      'La compra mínima es de $20.000: te faltan $5.000',
    ));
});
