import { adminOrderSchema, maskedOrderSchema, orderSchema } from '@shop/contract';
import { expect, test } from 'vitest';
import { asAdminOrder, asMaskedOrder, asOrder, type OrderRecord } from './order-view';

const order: OrderRecord = {
  id: 1,
  documentId: 'doc',
  orderNumber: 'JL-20261120-0001',
  status: 'pending_manual',
  paymentMethod: 'cash',
  paymentWay: '',
  deliveryMethod: 'home',
  deliveryFrom: '2026-11-24',
  deliveryTo: '2026-11-25',
  channel: 'web',
  fulfillment: 'to_prepare',
  carrier: '',
  readyAt: null,
  shippedAt: null,
  deliveredAt: null,
  fullName: 'María Gómez',
  email: 'maria@ejemplo.com',
  phone: '299 555-1234',
  address: 'Calle Falsa 123',
  city: 'Neuquén',
  postalCode: '8300',
  shippingNotes: 'timbre roto',
  notes: 'llamar al llegar',
  isGift: true,
  giftMessage: 'Feliz cumple, Ana',
  pickupCode: 'K7MX',
  subtotal: 16998,
  couponDiscount: 0,
  couponTerms: null,
  paymentDiscount: 0,
  couponCode: '',
  agreedDiscount: 0,
  paidAmount: 0,
  refundedAmount: 0,
  expiresAt: null,
  remindAt: null,
  shippingCost: 2500,
  cashFee: 0,
  total: 19498,
  acceptedPolicies: [{ kind: 'terms', version: 1 }],
  stockHeld: true,
  unitsToDecide: false,
  dispute: '',
  shortUnits: 0,
  linkVersion: 0,
  transferProof: '',
  proofReason: 'el monto no se lee',
  adminNotes: 'llamar antes',
  invoiceNumber: '',
  invoiceUrl: '',
  businessDay: '2026-11-20',
  searchText: '',
  emailKey: '',
  phoneKey: '',
  deletedAt: null,
  paidAt: null,
  confirmedAt: null,
  correctionReason: '',
  cancelledAt: null,
  refundedAt: null,
  erasedAt: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
  lines: [
    {
      id: 1,
      productId: 'p1',
      stockItemId: 4,
      title: 'Body',
      image: '/uploads/pictures/a.jpg',
      unitPrice: 8499,
      quantity: 2,
      size: 'M',
      color: 'Negro',
      unitsHeld: 2,
      unitsReturned: 0,
      couponDiscount: 0,
    },
  ],
};

test('asMaskedOrder shows neither name nor address of the shopper', () => {
  const masked = asMaskedOrder({ ...order, deliveryMethod: 'pickup' });
  expect(maskedOrderSchema.parse(masked)).toEqual(masked);
  const text = JSON.stringify(masked);
  for (const secret of [
    order.email,
    order.phone,
    order.address,
    order.notes,
    order.giftMessage,
    order.pickupCode,
    order.adminNotes,
    order.proofReason,
    'Gómez',
    'doc',
    'p1',
  ])
    expect(text).not.toContain(secret);
  expect(masked.customerName).toBe('M… G…');
});

test('asOrder shows neither the staff notes nor a link to the proof', () => {
  const own = asOrder({ ...order, transferProof: 'f'.repeat(32) });
  expect(orderSchema.parse(own)).toEqual(own);
  expect(own).toMatchObject({ hasTransferProof: true, transferProofUrl: null, wantsShipping: true });
  expect(JSON.stringify(own)).not.toContain(order.adminNotes);
});

test('asAdminOrder shows everything', () => {
  const full = asAdminOrder(order, { proofLink: '/api/upload/proof/x?e=1&s=2', openCases: 1, history: [] });
  expect(adminOrderSchema.parse(full)).toEqual(full);
  expect(full).toMatchObject({ adminNotes: 'llamar antes', stockHeld: true });
});

test('asAdminOrder says what each line costs of the total, with its coupon and part of the other discounts', () => {
  const [line] = order.lines;
  const lines = [
    { ...line!, unitPrice: 10_000, quantity: 1, couponDiscount: 2_000 },
    { ...line!, id: 2, unitPrice: 3_001, quantity: 1 },
  ];
  const discounted = { ...order, lines, shippingCost: 2_500, cashFee: 500, total: 13_000 };
  const { items } = asAdminOrder(discounted, { proofLink: null, openCases: 0 });
  expect(items.map(({ share }) => share)).toEqual([7_272, 2_728]);
});

test('the code of a pickup is shown while somebody is to collect the order', () => {
  const codeOf = (given: Partial<OrderRecord>) =>
    asOrder({ ...order, deliveryMethod: 'pickup', ...given }).pickupCode;
  expect(codeOf({})).toBe('K7MX');
  expect(codeOf({ fulfillment: 'ready', status: 'paid' })).toBe('K7MX');
  expect(codeOf({ deliveryMethod: 'home' })).toBe('');
  expect(codeOf({ fulfillment: 'delivered' })).toBe('');
  expect(codeOf({ status: 'cancelled' })).toBe('');
});
