import type { CouponLine } from '@shop/contract';
import type { PlannedLine } from './order-plan';

type Priced = { category: string; price: number };

/** Returns the lines of an order with what a coupon looks at: category, and whether the product has a discount of its own. */
export const couponLinesOf = (
  lines: readonly PlannedLine[],
  products: ReadonlyMap<string, Priced>,
): CouponLine[] =>
  lines.map(({ productId, unitPrice, quantity }) => {
    const { category, price } = products.get(productId)!;
    return { unitPrice, quantity, category, isDiscounted: unitPrice < price };
  });
