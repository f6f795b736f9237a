import { paymentPrice } from '@shop/contract';
import { percentOf } from '../edit/edited-totals';
import type { LineRecord, OrderRecord } from '../order-view';

type Line = Pick<LineRecord, 'unitPrice' | 'quantity' | 'couponDiscount'>;
type Order = Pick<
  OrderRecord,
  'lines' | 'paymentDiscount' | 'agreedDiscount' | 'total' | 'shippingCost' | 'cashFee'
>;

/** Returns the part of a line's coupon that belongs to some of its units. */
export const couponShare = ({ couponDiscount, quantity }: Line, units: number): number =>
  Math.round((couponDiscount * units) / quantity);

/** Returns the coupon's part of units that cost another price: it stays in proportion. */
export function couponShareAt(line: Line, units: number, unitPrice: number): number {
  const share = couponShare(line, units);
  if (unitPrice === line.unitPrice || line.unitPrice === 0) return share;
  return Math.min(unitPrice * units, Math.round((share * unitPrice) / line.unitPrice));
}

/** Returns what is paid for products of the order before the discount that staff agreed upon. */
const payableOf = ({ total, shippingCost, cashFee, agreedDiscount }: Order): number =>
  total - shippingCost - cashFee + agreedDiscount;

export type ExchangeMoney = {
  /** Pesos paid for the units, with their shares of all discounts. */
  paid: number;
  /** Pesos that the order's total changes by at the other price. */
  difference: number;
};

/**
 * Compares what was paid for units of a line with another price per unit. Discounts of the purchase apply to both prices,
 * so an unchanged price costs nothing; what was agreed upon for the whole order stays.
 */
export function exchangeMoney(order: Order, line: Line, units: number, unitPrice: number): ExchangeMoney {
  const percent = percentOf(order);
  const payable = paymentPrice(line.unitPrice * units - couponShare(line, units), percent);
  const after = paymentPrice(unitPrice * units - couponShareAt(line, units, unitPrice), percent);
  const all = payableOf(order);
  const agreed = all > 0 ? Math.round((order.agreedDiscount * payable) / all) : 0;
  // A cheaper garment cannot make the products cost less than the discount that was agreed upon.
  const floor = order.agreedDiscount - all;
  return { paid: payable - agreed, difference: Math.max(after - payable, floor) };
}
