import type { CheckoutContent } from '../site-content/site-content-draft';
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
