import { DEFAULT_SHIPPING_COST } from '../limits';
import { finalPrice } from '../product/pricing';
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

/** The line a product makes, at today's price. */
export const pricedLine = (product: { price: number; discount: number }, quantity: number): PricedLine => ({
  unitPrice: finalPrice(product),
  quantity,
});

/** Pesos of all lines together. */
export const subtotalOf = (lines: readonly PricedLine[]): number =>
  lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);

/** Whether home delivery is free at this subtotal; a threshold of 0 means that it never is. */
export function hasFreeShipping(subtotal: number, { shipping }: ShippingRules): boolean {
  const threshold = shipping.homeDelivery.freeShippingThreshold;
  return threshold > 0 && subtotal >= threshold;
}

/** Pesos missing to free shipping, or null when there is no such offer. */
export function missingForFreeShipping(subtotal: number, { shipping }: ShippingRules): number | null {
  const threshold = shipping.homeDelivery.freeShippingThreshold;
  return threshold > 0 ? Math.max(0, threshold - subtotal) : null;
}

/** Pesos of shipping: pickup is free; home delivery costs 2500 unless configured, and nothing from the threshold on. */
export function shippingCost(delivery: DeliveryMethod, subtotal: number, checkout: ShippingRules): number {
  if (delivery === 'pickup' || hasFreeShipping(subtotal, checkout)) return 0;
  return checkout.shipping.homeDelivery.baseCost || DEFAULT_SHIPPING_COST;
}

/** Pesos added for paying in cash. */
export const cashFee = (payment: PaymentMethod, { paymentInfo }: FeeRules): number =>
  payment === 'cash' ? paymentInfo.cashOnDelivery.additionalFee : 0;

/** Everything the shopper pays, in whole pesos. */
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
