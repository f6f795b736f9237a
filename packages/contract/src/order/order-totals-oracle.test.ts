import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyCoupon, COUPON_KINDS } from '../coupon/coupon-shares';
import { finalPrice } from '../product/pricing';
import { defaultSiteContent } from '../site-content/defaults/default-content';
import { orderTotals } from './order-totals';

const anyCart = fc.record({
  lines: fc.array(
    fc.record({
      price: fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 9_999_999 })),
      discount: fc.integer({ min: 0, max: 100 }),
      quantity: fc.integer({ min: 1, max: 20 }),
      category: fc.constantFrom('a', 'b'),
    }),
    { minLength: 1, maxLength: 8 },
  ),
  coupon: fc.record({
    kind: fc.constantFrom(...COUPON_KINDS),
    percent: fc.integer({ min: 1, max: 100 }),
    pesos: fc.oneof(fc.nat(50), fc.nat(20_000_000)),
    onlyA: fc.boolean(),
    onDiscounted: fc.boolean(),
    withPaymentDiscount: fc.boolean(),
  }),
  home: fc.boolean(),
  cash: fc.boolean(),
  percents: fc.record({ cash: fc.nat(90), transfer: fc.nat(90) }),
  threshold: fc.oneof(fc.constant(0), fc.nat(1_000_000)),
  baseCost: fc.oneof(fc.constant(0), fc.nat(10_000)),
  fee: fc.nat(5000),
});
type Cart = typeof anyCart extends fc.Arbitrary<infer T> ? T : never;

// Independent of the shop's arithmetic: whole numbers only, piece by piece, one peso after the other.
const halfUp = (numerator: bigint, denominator: bigint): bigint =>
  numerator / denominator + (2n * (numerator % denominator) >= denominator ? 1n : 0n);

/** Returns a coupon's amount per line: the whole pesos of each share, then one at a time to whom most is still due. */
function spread(lines: readonly bigint[], coupon: bigint): bigint[] {
  const sum = lines.reduce((all, line) => all + line, 0n);
  if (sum === 0n) return lines.map(() => 0n);
  const shares = lines.map((line) => (coupon * line) / sum);
  for (let left = coupon - shares.reduce((all, share) => all + share, 0n); left > 0n; left -= 1n) {
    let chosen = 0;
    const due = (at: number) => coupon * lines[at]! - shares[at]! * sum;
    for (let at = 1; at < lines.length; at += 1) {
      const isTie = due(at) === due(chosen);
      if (due(at) > due(chosen) || (isTie && lines[at]! > lines[chosen]!)) chosen = at;
    }
    shares[chosen]! += 1n;
  }
  return shares;
}

function expectedShares({ coupon, lines }: Cart, amounts: readonly bigint[]): bigint[] {
  const eligible = amounts.map((amount, at) => {
    const { category, discount, price } = lines[at]!;
    if (coupon.onlyA && category !== 'a') return 0n;
    // A discount that takes no peso off is none.
    const isDiscounted = halfUp(BigInt(price) * BigInt(100 - discount), 100n) < BigInt(price);
    return isDiscounted && !coupon.onDiscounted ? 0n : amount;
  });
  if (coupon.kind === 'free_delivery') return eligible.map(() => 0n);
  if (coupon.kind === 'percent')
    return eligible.map((amount) => halfUp(amount * BigInt(coupon.percent), 100n));
  let sum = 0n;
  for (const amount of eligible) sum += amount;
  return spread(eligible, BigInt(coupon.pesos) < sum ? BigInt(coupon.pesos) : sum);
}

function expectedTotals(cart: Cart) {
  const { coupon } = cart;
  const lines = cart.lines.map(({ price, discount, quantity }) => {
    let line = 0n;
    for (let piece = 0; piece < quantity; piece += 1)
      line += halfUp(BigInt(price) * BigInt(100 - discount), 100n);
    return line;
  });
  const shares = expectedShares(cart, lines);
  const offered = BigInt(cart.cash ? cart.percents.cash : cart.percents.transfer);
  const percent = coupon.withPaymentDiscount ? offered : 0n;
  let [subtotal, taken, payable] = [0n, 0n, 0n];
  for (const [at, line] of lines.entries()) {
    subtotal += line;
    taken += shares[at]!;
    payable += halfUp((line - shares[at]!) * (100n - percent), 100n);
  }
  const isFree =
    coupon.kind === 'free_delivery' || (cart.threshold !== 0 && subtotal - taken >= BigInt(cart.threshold));
  const shippingCost = !cart.home || isFree ? 0n : BigInt(cart.baseCost);
  const cashFee = cart.cash ? BigInt(cart.fee) : 0n;
  return {
    subtotal: Number(subtotal),
    couponDiscount: Number(taken),
    paymentDiscount: Number(subtotal - taken - payable),
    shippingCost: Number(shippingCost),
    cashFee: Number(cashFee),
    total: Number(payable + shippingCost + cashFee),
  };
}

const { cashOnDelivery, bankTransfer } = defaultSiteContent.checkout.paymentInfo;
const rulesOf = ({ threshold, baseCost, fee, percents }: Cart) => ({
  shipping: { homeDelivery: { freeShippingThreshold: threshold, baseCost } },
  paymentInfo: {
    cashOnDelivery: { ...cashOnDelivery, additionalFee: fee, discountPercent: percents.cash },
    bankTransfer: { ...bankTransfer, discountPercent: percents.transfer },
  },
});

// @spec E.7 E.10
test('the totals of ten thousand random carts with coupons equal an independent calculation', () =>
  fc.assert(
    fc.property(anyCart, (cart) => {
      const lines = cart.lines.map(({ quantity, category, ...product }) => {
        const unitPrice = finalPrice(product);
        return { productId: '', unitPrice, quantity, category, isDiscounted: unitPrice < product.price };
      });
      const { kind, percent, pesos, onlyA, onDiscounted, withPaymentDiscount } = cart.coupon;
      const value = kind === 'percent' ? percent : pesos;
      const categories = onlyA ? ['a'] : [];
      const terms = { kind, value, minimum: 0, categories, onDiscounted, withPaymentDiscount };
      const coupon = applyCoupon(terms, lines);
      const [delivery, payment] = [cart.home ? 'home' : 'pickup', cart.cash ? 'cash' : 'transfer'] as const;
      expect(orderTotals(lines, delivery, payment, rulesOf(cart), coupon)).toEqual(expectedTotals(cart));
    }),
    { numRuns: 10_000, seed: 20_261_123 },
  ));
