import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { finalPrice } from '../product/pricing';
import {
  cashFee,
  hasFreeShipping,
  missingForFreeShipping,
  orderTotals,
  shippingCost,
  subtotalOf,
} from './order-totals';

const pricedLine = (product: { price: number; discount: number }, quantity: number) => ({
  unitPrice: finalPrice(product),
  quantity,
});
const rules = (freeShippingThreshold: number, baseCost: number, additionalFee = 0) => ({
  shipping: { homeDelivery: { freeShippingThreshold, baseCost } },
  paymentInfo: { cashOnDelivery: { additionalFee } },
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

describe('order totals', () => {
  test('order totals add up lines, shipping and cash fee', () => {
    const lines = [
      pricedLine({ price: 10_000, discount: 20 }, 2),
      pricedLine({ price: 9_999, discount: 15 }, 1),
    ];
    expect(subtotalOf(lines)).toBe(24_499);
    expect(orderTotals(lines, 'home', 'cash', rules(30_000, 2_500, 300))).toEqual({
      subtotal: 24_499,
      shippingCost: 2_500,
      cashFee: 300,
      total: 27_299,
    });
  });

  test('order totals of an empty order are zero', () =>
    expect(orderTotals([], 'pickup', 'transfer', rules(0, 0)).total).toBe(0));

  const anyLines = fc.array(
    fc.record({ unitPrice: fc.nat(1_000_000), quantity: fc.integer({ min: 1, max: 20 }) }),
    { maxLength: 10 },
  );

  test('order totals are whole, never negative and independent of the order of the lines', () =>
    fc.assert(
      fc.property(
        anyLines,
        fc.constantFrom('pickup' as const, 'home' as const),
        fc.constantFrom('cash' as const, 'transfer' as const),
        fc.tuple(fc.nat(100_000), fc.nat(9_000), fc.nat(2_000)),
        (lines, delivery, payment, amounts) => {
          const totals = orderTotals(lines, delivery, payment, rules(...amounts));
          expect(Object.values(totals).every((pesos) => Number.isSafeInteger(pesos) && pesos >= 0)).toBe(
            true,
          );
          expect(totals.total).toBe(totals.subtotal + totals.shippingCost + totals.cashFee);
          expect(orderTotals([...lines].reverse(), delivery, payment, rules(...amounts))).toEqual(totals);
        },
      ),
    ));
});

// Independent of the shop's arithmetic: BigInt, piece by piece, halves rounded up.
function expectedTotals(cart: Cart): Record<'subtotal' | 'shippingCost' | 'cashFee' | 'total', number> {
  let subtotal = 0n;
  for (const { price, discount, quantity } of cart.lines)
    for (let piece = 0; piece < quantity; piece += 1)
      subtotal += (BigInt(price) * BigInt(100 - discount) * 2n + 100n) / 200n;
  const isFree = cart.threshold !== 0 && subtotal >= BigInt(cart.threshold);
  const shipping = !cart.home || isFree ? 0 : cart.baseCost;
  const fee = cart.cash ? cart.fee : 0;
  const total = Number(subtotal) + shipping + fee;
  return { subtotal: Number(subtotal), shippingCost: shipping, cashFee: fee, total };
}

const anyCart = fc.record({
  lines: fc.array(
    fc.record({
      price: fc.integer({ min: 1, max: 99_999_999 }),
      discount: fc.integer({ min: 0, max: 100 }),
      quantity: fc.integer({ min: 1, max: 20 }),
    }),
    { minLength: 1, maxLength: 8 },
  ),
  home: fc.boolean(),
  cash: fc.boolean(),
  threshold: fc.oneof(fc.constant(0), fc.nat(1_000_000)),
  baseCost: fc.oneof(fc.constant(0), fc.nat(10_000)),
  fee: fc.nat(5000),
});
type Cart = typeof anyCart extends fc.Arbitrary<infer T> ? T : never;

test('the totals of ten thousand random carts equal an independent calculation', () =>
  fc.assert(
    fc.property(anyCart, (cart) => {
      const lines = cart.lines.map(({ quantity, ...product }) => pricedLine(product, quantity));
      const [delivery, payment] = [cart.home ? 'home' : 'pickup', cart.cash ? 'cash' : 'transfer'] as const;
      const totals = orderTotals(lines, delivery, payment, rules(cart.threshold, cart.baseCost, cart.fee));
      expect(totals).toEqual(expectedTotals(cart));
    }),
    { numRuns: 10_000 },
  ));
