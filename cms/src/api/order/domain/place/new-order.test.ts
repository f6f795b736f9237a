import { defaultSiteContent, type OrderDraft } from '@shop/contract';
import { expect, test } from 'vitest';
import { firstStatus, formatOrderNumber, newOrder } from './new-order';

test('formatOrderNumber joins prefix, day and sequence', () => {
  expect(formatOrderNumber('JL', '2026-11-20', 1)).toBe('JL-20261120-0001');
  expect(formatOrderNumber('JL', '2026-11-20', 10_000)).toBe('JL-20261120-10000');
});

test('firstStatus follows the payment method and the proof', () => {
  expect(firstStatus('cash', false, 100)).toBe('pending_manual');
  expect(firstStatus('cash', true, 100)).toBe('pending_manual');
  expect(firstStatus('transfer', true, 100)).toBe('pending_transfer_confirmation');
  expect(firstStatus('transfer', false, 100)).toBe('pending_transfer_proof');
  expect(firstStatus('transfer', false, 0)).toBe('confirmado');
});

const draft = {
  items: [],
  shippingInfo: {
    fullName: 'Ana Paz',
    email: 'ana@ejemplo.com',
    phone: '2995550101',
    address: 'Roca 100',
    city: 'Neuquén',
    postalCode: '',
    notes: '',
  },
  paymentMethod: 'cash',
  deliveryMethod: 'home',
  notes: '',
} as unknown as OrderDraft;

const promised = (local: string, enabled: boolean, deliveryMethod: 'home' | 'pickup' = 'home') => {
  const { checkout } = defaultSiteContent;
  const { deliveryFrom, deliveryTo } = newOrder({
    draft: { ...draft, deliveryMethod },
    checkout: { ...checkout, deliveryDates: { ...checkout.deliveryDates, enabled } },
    orderNumber: 'JL-1',
    transferProof: '',
    lines: [],
    at: new Date(`${local}-03:00`),
    totals: { subtotal: 0, couponDiscount: 0, paymentDiscount: 0, shippingCost: 0, cashFee: 0, total: 0 },
  });
  return [deliveryFrom, deliveryTo];
};

test('newOrder stores the promised days, after the cut-off those of the next working day', () => {
  expect(promised('2026-11-24T13:59', true)).toEqual(['2026-11-26', '2026-11-27']);
  expect(promised('2026-11-24T14:00', true)).toEqual(['2026-11-27', '2026-11-28']);
  expect(promised('2026-11-24T14:00', true, 'pickup')).toEqual(['2026-11-26', null]);
  expect(promised('2026-11-24T13:59', false)).toEqual([null, null]);
});
