import {
  coversCity,
  DEFAULT_CITY,
  deliversHome,
  resolveDeliveryMethod,
  findMissingAddressFields,
  type CheckoutContent,
  type DeliveryMethod,
  type OrderDraft,
  type ShippingInfo,
} from '@shop/contract';

export type CheckoutFault =
  | { kind: 'missing'; errors: { path: string; message: string }[] }
  | { kind: 'not-covered'; message: string }
  | { kind: 'disabled'; message: string };

const offersDelivery = (delivery: DeliveryMethod, checkout: CheckoutContent): boolean =>
  delivery === 'pickup' ? checkout.deliveryInfo.meetingPoint.enabled : deliversHome(checkout);

function offersPayment({ paymentMethod }: OrderDraft, { paymentInfo }: CheckoutContent): boolean {
  if (paymentMethod === 'mercado_pago') return paymentInfo.mercadoPago?.enabled === true;
  return paymentMethod === 'cash' ? paymentInfo.cashOnDelivery.enabled : paymentInfo.bankTransfer.enabled;
}

/** Says to which cities the shop delivers. */
export const notCoveredText = (coverage: readonly string[]): string =>
  `Por ahora hacemos envíos solo en ${coverage.join(', ')}. Escribí solo la ciudad, por ejemplo: ${coverage[0]}.`;

export function checkoutFault(
  draft: OrderDraft,
  checkout: CheckoutContent,
  coverage: readonly string[],
): CheckoutFault | null {
  const delivery = resolveDeliveryMethod(draft);
  const missing = findMissingAddressFields(draft.shippingInfo, delivery);
  if (missing.length > 0)
    return {
      kind: 'missing',
      errors: missing.map(({ path, message }) => ({ path: `shippingInfo.${path}`, message })),
    };
  if (delivery === 'home' && !coversCity(draft.shippingInfo.city, coverage))
    return { kind: 'not-covered', message: notCoveredText(coverage) };
  if (!offersDelivery(delivery, checkout))
    return { kind: 'disabled', message: 'La forma de entrega elegida no está disponible en este momento.' };
  if (!offersPayment(draft, checkout))
    return { kind: 'disabled', message: 'La forma de pago elegida no está disponible en este momento.' };
  return null;
}

/** Returns where an order goes; a pickup without an address goes to the meeting point. */
export function destinationOf(
  { shippingInfo }: { shippingInfo: Pick<ShippingInfo, 'address' | 'city'> },
  delivery: DeliveryMethod,
  checkout: CheckoutContent,
) {
  if (delivery === 'home') return { address: shippingInfo.address, city: shippingInfo.city };
  const { address } = checkout.deliveryInfo.meetingPoint;
  return { address: shippingInfo.address || address, city: shippingInfo.city || DEFAULT_CITY };
}
