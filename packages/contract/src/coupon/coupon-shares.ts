import { spreadAmount } from '../money/spread-amount';
import type { PricedLine } from '../order/priced-line';
import { finalPrice } from '../product/pricing';

export const COUPON_KINDS = ['percent', 'amount', 'free_delivery'] as const;
export type CouponKind = (typeof COUPON_KINDS)[number];

/** Terms that decide how much a coupon takes off; an order keeps them as they were at its purchase. */
export type CouponTerms = {
  kind: CouponKind;
  /** Percent, or pesos; 0 for a free delivery. */
  value: number;
  /** Pesos that the products it is for must cost; 0 asks for none. */
  minimum: number;
  /** Keys of the categories that it is for; an empty list stands for all. */
  categories: readonly string[];
  /** Also takes off lines whose product has a discount of its own. */
  onDiscounted: boolean;
  /** The discount for a way of payment is taken off as well. */
  withPaymentDiscount: boolean;
  /** Eligibility by product of an order, decided when the product came into the order. */
  products?: Readonly<Record<string, boolean>>;
};

export type CouponLine = PricedLine & { productId: string; category: string; isDiscounted: boolean };

/** A coupon as the sums of an order need it. */
export type AppliedCoupon = {
  /** Pesos off each line, in the order of the lines. */
  shares: readonly number[];
  freeDelivery: boolean;
  /** The discount for a way of payment is taken off as well. */
  withPaymentDiscount: boolean;
};

type Sold = PricedLine & { productId: string };
type Product = { price: number; discount: number; category: string };

/** Returns a line with what a coupon looks at; a product that is gone has no category. */
export const couponLine = ({ productId, unitPrice, quantity }: Sold, product?: Product): CouponLine => ({
  productId,
  unitPrice,
  quantity,
  category: product?.category ?? '',
  isDiscounted: product !== undefined && finalPrice(product) < product.price,
});

const isEligible = (
  { categories, onDiscounted, products }: CouponTerms,
  { productId, category, isDiscounted }: CouponLine,
): boolean =>
  products?.[productId] ??
  ((categories.length === 0 || categories.includes(category)) && (onDiscounted || !isDiscounted));

function sharesOf({ kind, value }: CouponTerms, amounts: readonly number[], eligible: number): number[] {
  if (kind === 'free_delivery') return amounts.map(() => 0);
  if (kind === 'percent') return amounts.map((amount) => Math.round((amount * value) / 100));
  return spreadAmount(Math.min(value, eligible), amounts);
}

/**
 * Applies a coupon to lines: a percentage is rounded half up per line, an amount is spread over those that it is for.
 * `eligible` is what these cost, and `missing` what they lack for its minimum, in pesos.
 */
export function applyCoupon(
  terms: CouponTerms,
  lines: readonly CouponLine[],
): AppliedCoupon & { eligible: number; missing: number } {
  const amounts = lines.map((line) => (isEligible(terms, line) ? line.unitPrice * line.quantity : 0));
  const eligible = amounts.reduce((all, amount) => all + amount, 0);
  return {
    shares: sharesOf(terms, amounts, eligible),
    freeDelivery: terms.kind === 'free_delivery',
    withPaymentDiscount: terms.withPaymentDiscount,
    eligible,
    missing: Math.max(0, terms.minimum - eligible),
  };
}

/** Returns the terms for an order to keep, with its products: later changes of coupon and catalog do not reach them. */
export function freezeCoupon(terms: CouponTerms, lines: readonly CouponLine[]): CouponTerms {
  const { kind, value, minimum, categories, onDiscounted, withPaymentDiscount } = terms;
  const known = lines.map((line) => [line.productId, isEligible(terms, line)] as const);
  const products = { ...terms.products, ...Object.fromEntries(known) };
  return { kind, value, minimum, categories, onDiscounted, withPaymentDiscount, products };
}
