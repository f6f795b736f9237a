import { defaultSiteContent, type CheckoutContent, type OrderDraft } from '@shop/contract';
import { expect, test } from 'vitest';
import { checkoutFault, destinationOf } from './checkout-rules';

const checkout = defaultSiteContent.checkout;
const draft = (changes: Partial<OrderDraft> = {}, city = 'neuquen'): OrderDraft => ({
  items: [{ productId: 'p1', quantity: 1 }],
  shippingInfo: {
    fullName: 'Ana',
    email: 'ana@ejemplo.com',
    phone: '2995551234',
    address: 'Calle 1',
    city,
    postalCode: '',
    notes: '',
  },
  paymentMethod: 'cash',
  notes: '',
  isGift: false,
  giftMessage: '',
  ...changes,
});
const without = (change: (copy: CheckoutContent) => void): CheckoutContent => {
  const copy = structuredClone(checkout);
  change(copy);
  return copy;
};

test('checkoutFault rejects home delivery outside the covered cities, ignoring accents', () => {
  expect(checkoutFault(draft({ deliveryMethod: 'home' }), checkout, ['Neuquén'])).toBeNull();
  expect(checkoutFault(draft({ deliveryMethod: 'home' }, 'Cipolletti'), checkout, ['Neuquén'])?.kind).toBe(
    'not-covered',
  );
  expect(checkoutFault(draft({}, 'Cipolletti'), checkout, ['Neuquén'])).toBeNull();
});

test('checkoutFault requires an address for home delivery only', () => {
  const home = draft({ shippingCost: 2500 }, '');
  expect(checkoutFault(home, checkout, ['Neuquén'])).toMatchObject({
    kind: 'missing',
    errors: [{ path: 'shippingInfo.city' }],
  });
});

test('checkoutFault rejects disabled delivery and payment methods', () => {
  const noTransfer = without((copy) => (copy.paymentInfo.bankTransfer.enabled = false));
  const noCash = without((copy) => (copy.paymentInfo.cashOnDelivery.enabled = false));
  const noPickup = without((copy) => (copy.deliveryInfo.meetingPoint.enabled = false));
  const noShipping = without((copy) => (copy.shipping.enabled = false));
  const refused = (order: OrderDraft, content: CheckoutContent) =>
    checkoutFault(order, content, ['Neuquén'])?.kind;
  expect(refused(draft({ paymentMethod: 'transfer' }), noTransfer)).toBe('disabled');
  expect(refused(draft(), noCash)).toBe('disabled');
  expect(refused(draft(), noPickup)).toBe('disabled');
  expect(refused(draft({ deliveryMethod: 'home' }), noShipping)).toBe('disabled');
});

test('checkoutFault rejects Mercado Pago unless the shop has switched it on', () => {
  const online = draft({ paymentMethod: 'mercado_pago' });
  const on = without((copy) => (copy.paymentInfo.mercadoPago = { enabled: true, paymentHours: 24 }));
  expect(checkoutFault(online, checkout, ['Neuquén'])?.kind).toBe('disabled');
  expect(checkoutFault(online, on, ['Neuquén'])).toBeNull();
});

test('destinationOf sends a pickup without an address to the meeting point', () => {
  const order = draft();
  order.shippingInfo = { ...order.shippingInfo, address: '', city: '' };
  const content = without((copy) => (copy.deliveryInfo.meetingPoint.address = 'Av. Argentina 100'));
  expect(destinationOf(order, 'pickup', content)).toEqual({ address: 'Av. Argentina 100', city: 'Neuquén' });
});
