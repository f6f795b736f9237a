import { applyCoupon, couponLine, type CouponTerms } from '@shop/contract';

type Sold = { productId: string; unitPrice: number; quantity: number };
type Products = ReadonlyMap<string, { price: number; discount: number; category: string }>;

/** Returns lines as a coupon sees them. */
export const couponLinesOf = (lines: readonly Sold[], products: Products) =>
  lines.map((line) => couponLine(line, products.get(line.productId)));

/** Returns the lines with what the coupon of their order takes off each; without one it is nothing. */
export function withCouponShares<Line extends Sold>(
  terms: CouponTerms | null,
  lines: readonly Line[],
  products: Products = new Map(),
): (Line & { couponDiscount: number })[] {
  const shares = terms && applyCoupon(terms, couponLinesOf(lines, products)).shares;
  return lines.map((line, at) => ({ ...line, couponDiscount: shares?.[at] ?? 0 }));
}
