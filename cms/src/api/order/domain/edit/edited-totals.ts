import {
  MAX_PAYMENT_DISCOUNT,
  paymentSum,
  shippingCost,
  subtotalOf,
  type CheckoutContent,
  type CouponTerms,
  type OrderEdit,
  type OrderTotals,
  type PricedLine,
} from '@shop/contract';
import type { OrderRecord } from '../order-view';

type Money = Pick<
  OrderRecord,
  'lines' | 'couponTerms' | 'paymentDiscount' | 'deliveryMethod' | 'shippingCost' | 'cashFee'
>;
type PlacedMoney = Pick<Money, 'lines' | 'paymentDiscount'>;
type Edit = Pick<OrderEdit, 'agreedDiscount' | 'deliveryMethod' | 'shippingCost'>;

export type EditedTotals = OrderTotals & { agreedDiscount: number };

type DiscountedLine = PricedLine & { couponDiscount: number };

/** Returns what is paid of each line after its part of the coupon. */
export const amountsOf = (lines: readonly DiscountedLine[]): number[] =>
  lines.map(({ unitPrice, quantity, couponDiscount }) => unitPrice * quantity - couponDiscount);

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

const PERCENTS = Array.from({ length: MAX_PAYMENT_DISCOUNT + 1 }, (_, percent) => percent);

/** Returns the percentage off that an order was placed with: the shop may offer another one today. */
export function percentOf({ lines, paymentDiscount }: PlacedMoney): number {
  if (paymentDiscount === 0) return 0;
  const amounts = amountsOf(lines);
  const sum = sumOf(amounts);
  const likely = Math.round((100 * paymentDiscount) / sum);
  const isExact = (percent: number) => paymentSum(amounts, percent) === sum - paymentDiscount;
  return [likely, ...PERCENTS].find(isExact) ?? likely;
}

const paysDelivery = (terms: CouponTerms | null) => terms?.kind === 'free_delivery';

function shippingOf(
  order: Money,
  terms: CouponTerms | null,
  edit: Edit,
  subtotal: number,
  checkout: CheckoutContent,
): number {
  if (edit.deliveryMethod === 'pickup') return 0;
  if (edit.shippingCost !== undefined) return edit.shippingCost;
  const isSame = order.deliveryMethod === 'home' && paysDelivery(order.couponTerms) === paysDelivery(terms);
  if (isSame) return order.shippingCost;
  return paysDelivery(terms) ? 0 : shippingCost('home', subtotal, checkout);
}

/** Adds up an order after an edit, with the terms of the coupon that it keeps; returns null when the agreed discount exceeds what the products cost. */
export function editedTotals(
  order: Money,
  lines: readonly DiscountedLine[],
  { couponTerms }: Pick<Money, 'couponTerms'>,
  edit: Edit,
  checkout: CheckoutContent,
): EditedTotals | null {
  const percent = percentOf(order);
  const subtotal = subtotalOf(lines);
  const afterCoupon = sumOf(amountsOf(lines));
  const payable = paymentSum(amountsOf(lines), percent);
  if (edit.agreedDiscount > payable) return null;
  const shipping = shippingOf(order, couponTerms, edit, afterCoupon, checkout);
  return {
    subtotal,
    couponDiscount: subtotal - afterCoupon,
    paymentDiscount: afterCoupon - payable,
    agreedDiscount: edit.agreedDiscount,
    shippingCost: shipping,
    cashFee: order.cashFee,
    total: payable - edit.agreedDiscount + shipping + order.cashFee,
  };
}
