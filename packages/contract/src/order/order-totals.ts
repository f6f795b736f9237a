import type { CheckoutContent } from '../site-content/site-content-draft';
import { formatMoney } from '../money/money';
import { spreadAmount } from '../money/spread-amount';
import type { DeliveryMethod, PaymentMethod } from './delivery';
import { paymentPercent, paymentPrice, type PaymentRules } from './payment-price';

export type PricedLine = { unitPrice: number; quantity: number };
/** total = subtotal - paymentDiscount + shippingCost + cashFee, less what a coupon takes off. */
export type OrderTotals = {
  subtotal: number;
  paymentDiscount: number;
  shippingCost: number;
  cashFee: number;
  total: number;
};
type ShippingRules = {
  shipping: {
    homeDelivery: Pick<CheckoutContent['shipping']['homeDelivery'], 'baseCost' | 'freeShippingThreshold'>;
  };
};
type FeeRules = {
  paymentInfo: { cashOnDelivery: Pick<CheckoutContent['paymentInfo']['cashOnDelivery'], 'additionalFee'> };
};
type MinimumRules = Pick<CheckoutContent, 'minimumPurchase'>;

export const subtotalOf = (lines: readonly PricedLine[]): number =>
  lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);

/** Checks whether home delivery is free at this subtotal: always at a cost of 0; a threshold of 0 disables the offer. */
export function hasFreeShipping(subtotal: number, { shipping }: ShippingRules): boolean {
  const { baseCost, freeShippingThreshold: threshold } = shipping.homeDelivery;
  return baseCost === 0 || (threshold > 0 && subtotal >= threshold);
}

export function missingForFreeShipping(subtotal: number, { shipping }: ShippingRules): number | null {
  const { baseCost, freeShippingThreshold: threshold } = shipping.homeDelivery;
  if (baseCost === 0) return 0;
  return threshold > 0 ? Math.max(0, threshold - subtotal) : null;
}

/** Returns the shipping cost: free for pickup, from the threshold on, and when the shop delivers for 0. */
export function shippingCost(delivery: DeliveryMethod, subtotal: number, checkout: ShippingRules): number {
  if (delivery === 'pickup' || hasFreeShipping(subtotal, checkout)) return 0;
  return checkout.shipping.homeDelivery.baseCost;
}

export const cashFee = (payment: PaymentMethod, { paymentInfo }: FeeRules): number =>
  payment === 'cash' ? paymentInfo.cashOnDelivery.additionalFee : 0;

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

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
  coupon = 0,
): OrderTotals & { couponDiscount: number } {
  const amounts = lines.map((line) => line.unitPrice * line.quantity);
  const subtotal = sumOf(amounts);
  const couponDiscount = Math.min(coupon, subtotal);
  const shares = couponDiscount ? spreadAmount(couponDiscount, amounts) : [];
  const percent = paymentPercent(payment, checkout);
  const payable = sumOf(amounts.map((amount, at) => paymentPrice(amount - (shares[at] ?? 0), percent)));
  const shipping = shippingCost(delivery, subtotal - couponDiscount, checkout);
  const fee = cashFee(payment, checkout);
  return {
    subtotal,
    couponDiscount,
    paymentDiscount: subtotal - couponDiscount - payable,
    shippingCost: shipping,
    cashFee: fee,
    total: payable + shipping + fee,
  };
}
