import type { CheckoutContent } from '../site-content/site-content-draft';
import type { DeliveryMethod } from './delivery';

export type ShippingRules = {
  shipping: {
    homeDelivery: Pick<CheckoutContent['shipping']['homeDelivery'], 'baseCost' | 'freeShippingThreshold'>;
  };
};

export const deliversHome = ({ shipping }: Pick<CheckoutContent, 'shipping'>): boolean =>
  shipping.enabled && shipping.homeDelivery.enabled;

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
