import type { AppliedCoupon } from '../coupon/coupon-shares';
import type { CheckoutContent } from '../site-content/site-content-draft';
import { formatMoney } from '../money/money';
import type { DeliveryMethod, PaymentMethod } from './delivery';
import { paymentSum, type PaymentRules } from './payment-price';
import { paymentPercent } from './payment-terms';
import { subtotalOf, type PricedLine } from './priced-line';
import { shippingCost, type ShippingRules } from './shipping-cost';

/** total = subtotal - couponDiscount - paymentDiscount + shippingCost + cashFee. */
export type OrderTotals = {
  subtotal: number;
  couponDiscount: number;
  paymentDiscount: number;
  shippingCost: number;
  cashFee: number;
  total: number;
};
type FeeRules = {
  paymentInfo: { cashOnDelivery: Pick<CheckoutContent['paymentInfo']['cashOnDelivery'], 'additionalFee'> };
};
type MinimumRules = Pick<CheckoutContent, 'minimumPurchase'>;

export const cashFee = (payment: PaymentMethod, { paymentInfo }: FeeRules): number =>
  payment === 'cash' ? paymentInfo.cashOnDelivery.additionalFee : 0;

/** Returns how many pesos a subtotal, after its coupon, lacks for the minimum purchase; 0 when it reaches it. */
export const missingForMinimum = (subtotal: number, { minimumPurchase }: MinimumRules): number =>
  Math.max(0, minimumPurchase - subtotal);

/** Returns 'La compra mínima es de $20.000: te faltan $5.000'. */
export const minimumPurchaseText = (missing: number, { minimumPurchase }: MinimumRules): string =>
  `La compra mínima es de ${formatMoney(minimumPurchase)}: te faltan ${formatMoney(missing)}`;

/**
 * Adds up an order: product discounts are in the lines, then coupon, payment discount and delivery (docs/adr/0020).
 * Each line is rounded half up; the threshold of free delivery looks at the subtotal after the coupon.
 */
export function orderTotals(
  lines: readonly PricedLine[],
  delivery: DeliveryMethod,
  payment: PaymentMethod,
  checkout: ShippingRules & PaymentRules,
  coupon?: AppliedCoupon,
): OrderTotals {
  const subtotal = subtotalOf(lines);
  const amounts = lines.map(
    ({ unitPrice, quantity }, at) => unitPrice * quantity - (coupon?.shares[at] ?? 0),
  );
  const afterCoupon = amounts.reduce((sum, amount) => sum + amount, 0);
  const percent = coupon?.withPaymentDiscount === false ? 0 : paymentPercent(payment, checkout);
  const payable = paymentSum(amounts, percent);
  const shipping = coupon?.freeDelivery ? 0 : shippingCost(delivery, afterCoupon, checkout);
  const fee = cashFee(payment, checkout);
  return {
    subtotal,
    couponDiscount: subtotal - afterCoupon,
    paymentDiscount: afterCoupon - payable,
    shippingCost: shipping,
    cashFee: fee,
    total: payable + shipping + fee,
  };
}
