import { cleanup, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anOrder } from '@shop/web-kit/testing';
import { NextSteps } from './next-steps.tsx';

const show = (given: Parameters<typeof anOrder>[0]) => {
  render(<NextSteps order={anOrder(given)} />);
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
};

it('next steps of a new cash order are three', () => {
  expect(show({})).toEqual([
    expect.stringContaining('Te contactamos'),
    expect.stringContaining('Preparamos tu pedido'),
    expect.stringContaining('Retirás y pagás'),
  ]);
});

it('next steps date a home delivery two to three business days after the order', () => {
  // A Friday.
  const [, , last] = show({ deliveryMethod: 'home', createdAt: '2026-11-20T15:00:00.000Z' });
  expect(last).toContain('entre el 24 de noviembre de 2026 y el 25 de noviembre de 2026');
});

it('next steps count the days of a transfer from its confirmation', () => {
  const [first, , last] = show({ deliveryMethod: 'home', paymentMethod: 'transfer' });
  expect(first).toContain('Hacé la transferencia');
  expect(last).toContain('Llega de 2 a 3 días hábiles después de confirmar la transferencia.');
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
