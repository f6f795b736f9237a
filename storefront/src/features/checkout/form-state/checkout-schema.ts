import {
  checkoutMessages,
  coversCity,
  shippingInfoSchema,
  z,
  type CheckoutContent,
  type DeliveryMethod,
  type PaymentMethod,
} from '@shop/contract';
import { texts } from '../texts.ts';

const required = (max: number, message: string) =>
  z.string(message).check(z.trim(), z.minLength(1, message), z.maxLength(max));

/** What the personal form must hold; an address in a city the shop reaches only for home delivery. */
export function personalSchema(delivery: DeliveryMethod, cities: readonly string[]) {
  if (delivery === 'pickup') return shippingInfoSchema;
  const covered = (city: string) => city === '' || cities.length === 0 || coversCity(city, cities);
  return z.extend(shippingInfoSchema, {
    address: required(200, checkoutMessages.address),
    city: required(80, checkoutMessages.city).check(z.refine(covered, texts.notCovered(cities))),
  });
}

/** The deliveries the owner has enabled, in the order in which they are offered. */
export function offeredDeliveries({ deliveryInfo, shipping }: CheckoutContent): DeliveryMethod[] {
  const pickup: DeliveryMethod[] = deliveryInfo.meetingPoint.enabled ? ['pickup'] : [];
  return shipping.enabled && shipping.homeDelivery.enabled ? [...pickup, 'home'] : pickup;
}

/** The payments the owner has enabled, in the order in which they are offered. */
export function offeredPayments({ paymentInfo }: CheckoutContent): PaymentMethod[] {
  const cash: PaymentMethod[] = paymentInfo.cashOnDelivery.enabled ? ['cash'] : [];
  return paymentInfo.bankTransfer.enabled ? [...cash, 'transfer'] : cash;
}

/** The choice while it is still offered, else the first one that is. */
export const stillOffered = <T>(choice: T, offered: readonly T[]): T | undefined =>
  offered.includes(choice) ? choice : offered[0];
