import { DEFAULT_SHIPPING_COST } from '../limits';
import type { CheckoutContent } from '../site-content/site-content';
import type { DeliveryMethod, PaymentMethod } from './delivery';

export type PricedLine = { unitPrice: number; quantity: number };
export type OrderTotals = { subtotal: number; shippingCost: number; cashFee: number; total: number };
type ShippingRules = {
  shipping: {
    homeDelivery: Pick<CheckoutContent['shipping']['homeDelivery'], 'baseCost' | 'freeShippingThreshold'>;
  };
};
type FeeRules = {
  paymentInfo: { cashOnDelivery: Pick<CheckoutContent['paymentInfo']['cashOnDelivery'], 'additionalFee'> };
};

export const subtotalOf = (lines: readonly PricedLine[]): number =>
  lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);

/** Checks whether home delivery is free at this subtotal; a threshold of 0 disables the offer. */
export function hasFreeShipping(subtotal: number, { shipping }: ShippingRules): boolean {
  const threshold = shipping.homeDelivery.freeShippingThreshold;
  return threshold > 0 && subtotal >= threshold;
}

export function missingForFreeShipping(subtotal: number, { shipping }: ShippingRules): number | null {
  const threshold = shipping.homeDelivery.freeShippingThreshold;
  return threshold > 0 ? Math.max(0, threshold - subtotal) : null;
}

/** Returns the shipping cost: free for pickup and from the threshold on, DEFAULT_SHIPPING_COST unless configured. */
export function shippingCost(delivery: DeliveryMethod, subtotal: number, checkout: ShippingRules): number {
  if (delivery === 'pickup' || hasFreeShipping(subtotal, checkout)) return 0;
  return checkout.shipping.homeDelivery.baseCost || DEFAULT_SHIPPING_COST;
}

export const cashFee = (payment: PaymentMethod, { paymentInfo }: FeeRules): number =>
  payment === 'cash' ? paymentInfo.cashOnDelivery.additionalFee : 0;

export function orderTotals(
  lines: readonly PricedLine[],
  delivery: DeliveryMethod,
  payment: PaymentMethod,
  checkout: ShippingRules & FeeRules,
): OrderTotals {
  const subtotal = subtotalOf(lines);
  const shipping = shippingCost(delivery, subtotal, checkout);
  const fee = cashFee(payment, checkout);
  return { subtotal, shippingCost: shipping, cashFee: fee, total: subtotal + shipping + fee };
}
