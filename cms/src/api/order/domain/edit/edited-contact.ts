import { formatMoney, type CheckoutContent, type Contact, type OrderEdit } from '@shop/contract';
import { destinationOf } from '../place/checkout-rules';
import { clientOf } from '../place/manual-sale';
import type { OrderRecord } from '../order-view';

const LABELS: Record<keyof Contact, string> = {
  fullName: 'Nombre',
  email: 'Email',
  phone: 'Teléfono',
  address: 'Dirección',
  city: 'Ciudad',
  postalCode: 'Código postal',
};
const FIELDS = Object.keys(LABELS) as (keyof Contact)[];

type Edited = Contact & Pick<OrderRecord, 'deliveryMethod'>;

// A pickup stores the address of the meeting point: nobody lives there.
const storedContact = (order: Edited, delivery: OrderEdit['deliveryMethod']): Contact =>
  order.deliveryMethod === 'pickup' && delivery === 'home' ? { ...order, address: '', city: '' } : order;

/** Returns contact and address after an edit; a pickup without an address is at the meeting point. */
export function editedContact(
  order: Edited,
  { client, deliveryMethod }: Pick<OrderEdit, 'client' | 'deliveryMethod'>,
  checkout: CheckoutContent,
): Contact {
  const { fullName, email, phone, address, city, postalCode } = client
    ? clientOf({ client })
    : storedContact(order, deliveryMethod);
  const contact = { fullName, email, phone, postalCode };
  return { ...contact, ...destinationOf({ shippingInfo: { address, city } }, deliveryMethod, checkout) };
}

const NAMES = { home: 'envío a domicilio', pickup: 'retiro' } as const;

/** Returns what the history says about delivery, discount and contact. */
export function contactNotes(
  before: OrderRecord,
  after: Contact,
  { deliveryMethod }: Pick<OrderEdit, 'deliveryMethod'>,
  money: { agreedDiscount: number; shippingCost: number },
): string[] {
  const changed = FIELDS.filter((field) => before[field] !== after[field]).map(
    (field) => `${LABELS[field]}: ${before[field] || '(vacío)'} → ${after[field] || '(vacío)'}`,
  );
  return [
    ...(before.deliveryMethod === deliveryMethod
      ? []
      : [`Entrega: ${NAMES[before.deliveryMethod]} → ${NAMES[deliveryMethod]}`]),
    ...(before.shippingCost === money.shippingCost
      ? []
      : [`Envío: ${formatMoney(before.shippingCost)} → ${formatMoney(money.shippingCost)}`]),
    ...(before.agreedDiscount === money.agreedDiscount
      ? []
      : [`Descuento: ${formatMoney(before.agreedDiscount)} → ${formatMoney(money.agreedDiscount)}`]),
    ...changed,
  ];
}
