import {
  checkoutMessages,
  coversCity,
  deliversHome,
  giftFields,
  PAYMENT_METHODS,
  shippingInfoSchema,
  z,
  type CheckoutContent,
  type DeliveryMethod,
  type PaymentMethod,
} from '@shop/contract';
import { texts } from '../texts.ts';

const required = (max: number, message: string) =>
  z.string(message).check(z.trim(), z.minLength(1, message), z.maxLength(max));

const typedSchema = z.extend(shippingInfoSchema, giftFields);

export function personalSchema(delivery: DeliveryMethod, cities: readonly string[]) {
  if (delivery === 'pickup') return typedSchema;
  const covered = (city: string) => city === '' || cities.length === 0 || coversCity(city, cities);
  return z.extend(typedSchema, {
    address: required(200, checkoutMessages.address),
    city: required(80, checkoutMessages.city).check(z.refine(covered, texts.notCovered(cities))),
  });
}

export function offeredDeliveries(checkout: CheckoutContent): DeliveryMethod[] {
  const pickup: DeliveryMethod[] = checkout.deliveryInfo.meetingPoint.enabled ? ['pickup'] : [];
  return deliversHome(checkout) ? [...pickup, 'home'] : pickup;
}

export function offeredPayments({ paymentInfo }: CheckoutContent): PaymentMethod[] {
  const isOffered: Record<PaymentMethod, boolean> = {
    cash: paymentInfo.cashOnDelivery.enabled,
    transfer: paymentInfo.bankTransfer.enabled,
    mercado_pago: paymentInfo.mercadoPago?.enabled === true,
  };
  return PAYMENT_METHODS.filter((method) => isOffered[method]);
}

export const stillOffered = <T>(choice: T, offered: readonly T[]): T | undefined =>
  offered.includes(choice) ? choice : offered[0];
