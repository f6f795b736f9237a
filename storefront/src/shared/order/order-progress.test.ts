import { describe, expect, it } from 'vitest';
import { formatDate } from '@shop/web-kit/format';
import { deliveryWindow, listProgress } from './order-progress.ts';

describe('listProgress', () => {
  const states = (status: string, payment: 'cash' | 'transfer') =>
    listProgress(status, payment).map(({ step, state }) => `${step} ${state}`);

  it.each([
    ['pending_manual', 'cash', ['received done', 'confirmed current', 'paid ahead']],
    ['confirmado', 'cash', ['received done', 'confirmed done', 'paid current']],
    ['pending_transfer_proof', 'transfer', ['received done', 'proof current', 'paid ahead']],
    ['pending_transfer_confirmation', 'transfer', ['received done', 'proof done', 'paid current']],
    ['paid', 'transfer', ['received done', 'proof done', 'paid done']],
    ['something new', 'cash', ['received done', 'confirmed current', 'paid ahead']],
  ] as const)('listProgress returns the steps of status %s paid by %s', (status, payment, steps) => {
    expect(states(status, payment)).toEqual(steps);
  });

  it.each(['cancelled', 'refunded'])('listProgress returns no steps for a %s order', (status) => {
    expect(listProgress(status, 'cash')).toEqual([]);
  });
});

describe('deliveryWindow', () => {
  const days = (at: string) => {
    const expected = deliveryWindow(at);
    return expected && [formatDate(expected.from), formatDate(expected.to)];
  };

  it('deliveryWindow returns two to three business days after the order', () => {
    expect(days('2026-11-16T15:00:00Z')).toEqual(['18 de noviembre de 2026', '19 de noviembre de 2026']);
    expect(days('2026-11-20T15:00:00Z')).toEqual(['24 de noviembre de 2026', '25 de noviembre de 2026']);
  });

  it('deliveryWindow counts from the day in Neuquén, not in UTC', () => {
    expect(days('2026-11-17T02:30:00Z')).toEqual(['18 de noviembre de 2026', '19 de noviembre de 2026']);
  });

  it('deliveryWindow returns null for an unreadable date', () => {
    expect(deliveryWindow('ayer')).toBeNull();
  });
});
