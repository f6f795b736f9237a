import { describe, expect, it } from 'vitest';
import { listProgress } from './order-progress.ts';

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
