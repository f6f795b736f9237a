import { paymentPrice, paymentSum } from '@shop/contract';
import { amountsOf, percentOf } from '../edit/edited-totals';
import type { LineRecord, OrderRecord } from '../order-view';

type Line = Pick<LineRecord, 'unitPrice' | 'quantity' | 'couponDiscount'>;
type Order = Pick<
  OrderRecord,
  'lines' | 'paymentDiscount' | 'agreedDiscount' | 'total' | 'shippingCost' | 'cashFee'
>;

/** Returns the part of a line's coupon that belongs to some of its units. */
export const couponShare = ({ couponDiscount, quantity }: Line, units: number): number =>
  Math.round((couponDiscount * units) / quantity);

/** Returns what is paid for products of the order before the discount that staff agreed upon. */
const payableOf = ({ total, shippingCost, cashFee, agreedDiscount }: Order): number =>
  total - shippingCost - cashFee + agreedDiscount;

export type ExchangeMoney = {
  /** Pesos paid for the units, with their shares of all discounts. */
  paid: number;
  /** Pesos that the order's total changes by at the other price. */
  difference: number;
};

type Prices = { before: readonly Line[]; after: readonly Line[] };

/**
 * Compares what was paid for units of a line with another price per unit: both are lines of the whole order with the
 * discounts of the purchase, so an unchanged price costs nothing; what was agreed upon for the whole order stays.
 */
export function exchangeMoney(order: Order, line: Line, units: number, prices: Prices): ExchangeMoney {
  const percent = percentOf(order);
  const payable = paymentPrice(line.unitPrice * units - couponShare(line, units), percent);
  const [before, after] = [prices.before, prices.after].map((lines) => paymentSum(amountsOf(lines), percent));
  const all = payableOf(order);
  const agreed = all > 0 ? Math.round((order.agreedDiscount * payable) / all) : 0;
  // A cheaper garment cannot make the products cost less than the discount that was agreed upon.
  const floor = order.agreedDiscount - all;
  return { paid: payable - agreed, difference: Math.max(after! - before!, floor) };
}
