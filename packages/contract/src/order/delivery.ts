import { checkoutMessages } from './checkout-messages';

export const PAYMENT_METHODS = ['cash', 'transfer'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
export const DELIVERY_METHODS = ['pickup', 'home'] as const;
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number];

type Asked = { deliveryMethod?: DeliveryMethod; shippingCost?: number | null };
type Address = { address: string; city: string };

/** The delivery asked for: as said, else home when shipping was charged, else pickup. */
export const deliveryOf = (draft: Asked): DeliveryMethod =>
  draft.deliveryMethod ?? ((draft.shippingCost ?? 0) > 0 ? 'home' : 'pickup');

/** What is missing for home delivery, by field. */
export function missingForDelivery(info: Address, delivery: DeliveryMethod) {
  if (delivery === 'pickup') return [];
  const missing: { path: 'address' | 'city'; message: string }[] = [];
  if (!info.address.trim()) missing.push({ path: 'address', message: checkoutMessages.address });
  if (!info.city.trim()) missing.push({ path: 'city', message: checkoutMessages.city });
  return missing;
}
