import { expect, test } from 'vitest';
import { deadlineAfter, deadlineText, paymentHours } from './payment-deadline';

// @spec E.8

const rules = { paymentInfo: { cashOnDelivery: { paymentHours: 48 }, bankTransfer: { paymentHours: 24 } } };

test.each([
  ['pending_transfer_proof', 'transfer', 'home', 24],
  ['pending_transfer_confirmation', 'transfer', 'home', 0],
  ['paid', 'transfer', 'home', 0],
  ['pending_manual', 'cash', 'pickup', 48],
  ['pending_manual', 'cash', 'home', 0],
  ['confirmado', 'cash', 'pickup', 0],
  ['pending_mercado_pago', 'mercado_pago', 'home', 24],
  ['paid', 'mercado_pago', 'pickup', 0],
] as const)(
  'an order in %s by %s with %s has %d hours for its payment',
  (status, paymentMethod, deliveryMethod, hours) =>
    expect(paymentHours({ status, paymentMethod, deliveryMethod }, rules)).toBe(hours),
);

test('an online payment has the hours of its setting, while there is one', () => {
  const order = {
    status: 'pending_mercado_pago',
    paymentMethod: 'mercado_pago',
    deliveryMethod: 'pickup',
  } as const;
  const paymentInfo = { ...rules.paymentInfo, mercadoPago: { paymentHours: 2 } };
  expect(paymentHours(order, { paymentInfo })).toBe(2);
});

test('a deadline has its reminder half-way', () => {
  const from = new Date('2026-11-23T12:00:00.000Z');
  expect(deadlineAfter(24, from)).toEqual({
    expiresAt: '2026-11-24T12:00:00.000Z',
    remindAt: '2026-11-24T00:00:00.000Z',
  });
  expect(deadlineAfter(0, from)).toEqual({ expiresAt: null, remindAt: null });
});

test('deadlineText names day and hour in the time zone of the shop', () =>
  expect(deadlineText('2026-11-24T18:00:00.000Z')).toBe('martes 24/11, 15:00'));
