import { normalizeText } from '../text/normalize-text';
import { checkoutMessages } from './checkout-messages';

/** 'mercado_pago' is offered only where the shop has switched it on. */
export const PAYMENT_METHODS = ['cash', 'transfer', 'mercado_pago'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
export const DELIVERY_METHODS = ['pickup', 'home'] as const;
export type DeliveryMethod = (typeof DELIVERY_METHODS)[number];

type DeliveryDraft = { deliveryMethod?: DeliveryMethod; shippingCost?: number | null };
type Address = { address: string; city: string };

/** Returns the delivery method of a draft; without one, `home` when shipping was charged, else `pickup`. */
export const resolveDeliveryMethod = (draft: DeliveryDraft): DeliveryMethod =>
  draft.deliveryMethod ?? ((draft.shippingCost ?? 0) > 0 ? 'home' : 'pickup');

/** Returns the address fields that home delivery still needs, with their messages. */
export function findMissingAddressFields(info: Address, delivery: DeliveryMethod) {
  if (delivery === 'pickup') return [];
  const missing: { path: 'address' | 'city'; message: string }[] = [];
  if (!info.address.trim()) missing.push({ path: 'address', message: checkoutMessages.address });
  if (!info.city.trim()) missing.push({ path: 'city', message: checkoutMessages.city });
  return missing;
}

// A capital is written in many ways: 'Neuquén', 'Neuquén Capital', 'ciudad de Neuquén', 'Nqn.', 'Neuquén, Neuquén'.
const cityName = (city: string): string =>
  normalizeText(city)
    .replace(/\bn\.?q\.?n\b\.?/g, 'neuquen')
    // The postal code, also as 'Q8300ABC'.
    .replace(/\b[a-z]?\d{4}([a-z]{3})?\b/g, ' ')
    .replace(/[\s.,()/\p{Pd}]+/gu, ' ')
    .trim()
    .replace(/^(la )?(ciudad de|ciudad|capital) /, '')
    .replace(/ (capital|cap|ciudad|argentina)$/, '')
    .replace(/^(.+) \1$/, '$1');

/** Checks whether the shop delivers to a city, ignoring accents, case and the word 'capital'. */
export const coversCity = (city: string, cities: readonly string[]): boolean =>
  cities.some((covered) => cityName(covered) === cityName(city));
