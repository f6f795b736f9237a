import { cleanup, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anOrder, aSiteContent } from '@shop/web-kit/testing';
import { NextSteps } from './confirmation-view.tsx';

const { checkout } = aSiteContent();
checkout.shipping.homeDelivery.estimatedDays = '2 a 3 días hábiles';

const show = (given: Parameters<typeof anOrder>[0]) => {
  render(<NextSteps order={anOrder(given)} checkout={checkout} />);
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
};

// @spec 2.8.5
it('next steps of a new cash order are three', () => {
  expect(show({})).toEqual([
    expect.stringContaining('Te contactamos'),
    expect.stringContaining('Preparamos tu pedido'),
    expect.stringContaining('Retirás y pagás'),
  ]);
});

const promised = { deliveryFrom: '2026-11-24', deliveryTo: '2026-11-25' };

// @spec 1.12
it('next steps repeat the days that the order was promised', () => {
  expect(show({ deliveryMethod: 'home', ...promised })[2]).toContain('Llega entre mar 24 y mié 25.');
  cleanup();
  expect(show({ deliveryFrom: '2026-11-25' })[2]).toContain('Retirás desde el mié 25.');
});

it('next steps of an unpaid transfer promise the days on condition of a payment', () => {
  const unpaid = { paymentMethod: 'transfer', status: 'pending_transfer_proof' } as const;
  const [first, , last] = show({ deliveryMethod: 'home', ...unpaid, ...promised });
  expect(first).toContain('Hacé la transferencia');
  expect(last).toContain('Llega entre mar 24 y mié 25 si transferís el mismo día.');
});

// @spec 1.12
it('next steps without a promise give the delay of the settings', () => {
  expect(show({ deliveryMethod: 'home' })[2]).toContain('Demora estimada: 2 a 3 días hábiles.');
  cleanup();
  expect(show({ deliveryMethod: 'home', paymentMethod: 'transfer' })[2]).toContain(
    'Demora estimada después de confirmar la transferencia: 2 a 3 días hábiles.',
  );
});

it('next steps of a transfer with proof begin with the verification', () => {
  expect(show({ paymentMethod: 'transfer', hasTransferProof: true })[0]).toContain('Verificamos tu pago');
});

it('next steps of a paid order ask for no payment, and a cancelled order has none', () => {
  const paid = show({ paymentMethod: 'transfer', status: 'paid' });
  expect(paid[0]).toContain('Recibimos tu pago');
  cleanup();
  expect(show({ status: 'paid' })[2]).not.toContain('pagás');
  cleanup();
  expect(show({ status: 'cancelled' })).toEqual([]);
  expect(show({ status: 'refunded' })).toEqual([]);
});
