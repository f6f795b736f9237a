import { spreadAmount } from '../money/spread-amount';
import type { PricedLine } from '../order/priced-line';

export const COUPON_KINDS = ['percent', 'amount', 'free_delivery'] as const;
export type CouponKind = (typeof COUPON_KINDS)[number];

/** What decides how much a coupon takes off an order. */
export type CouponTerms = {
  kind: CouponKind;
  /** Percent, or pesos; 0 for a free delivery. */
  value: number;
  /** Keys of the categories that it is for; an empty list stands for all. */
  categories: readonly string[];
  /** Also takes off lines whose product has a discount of its own. */
  onDiscounted: boolean;
};

export type CouponLine = PricedLine & { category: string; isDiscounted: boolean };

/** A coupon as the sums of an order need it. */
export type AppliedCoupon = {
  /** Pesos off each line, in the order of the lines. */
  shares: readonly number[];
  freeDelivery: boolean;
  /** The discount for a way of payment is taken off as well. */
  withPaymentDiscount: boolean;
};

const amountOf = ({ unitPrice, quantity }: CouponLine): number => unitPrice * quantity;

/** Returns the pesos of each line that a coupon is for, 0 for the others. */
export const eligibleAmounts = (
  { categories, onDiscounted }: Pick<CouponTerms, 'categories' | 'onDiscounted'>,
  lines: readonly CouponLine[],
): number[] =>
  lines.map((line) => {
    const isIncluded = categories.length === 0 || categories.includes(line.category);
    return isIncluded && (onDiscounted || !line.isDiscounted) ? amountOf(line) : 0;
  });

/** Returns the pesos that a coupon takes off each line: a percentage is rounded half up per line, an amount is spread. */
export function couponShares(terms: CouponTerms, lines: readonly CouponLine[]): number[] {
  const amounts = eligibleAmounts(terms, lines);
  if (terms.kind === 'free_delivery') return amounts.map(() => 0);
  if (terms.kind === 'percent') return amounts.map((amount) => Math.round((amount * terms.value) / 100));
  const sum = amounts.reduce((all, amount) => all + amount, 0);
  return spreadAmount(Math.min(terms.value, sum), amounts);
}
