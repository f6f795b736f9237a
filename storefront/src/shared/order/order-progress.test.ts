import { anOrder } from '@shop/web-kit/testing';
import { describe, expect, it } from 'vitest';
import { listProgress } from './order-progress.ts';

describe('listProgress', () => {
  const states = (given: Parameters<typeof anOrder>[0]) =>
    listProgress(anOrder(given)).map(({ step, state }) => `${step} ${state}`);
  const cash = { paymentMethod: 'cash', deliveryMethod: 'pickup' } as const;
  const transfer = { paymentMethod: 'transfer', deliveryMethod: 'home' } as const;

  it('listProgress returns the steps of the money first', () => {
    expect(states({ ...cash, status: 'pending_manual' })).toEqual([
      'received done',
      'confirmed current',
      'ready ahead',
      'delivered ahead',
    ]);
    const awaited = ['received done', 'paid current', 'in_transit ahead', 'delivered ahead'];
    expect(states({ ...transfer, status: 'pending_transfer_proof' })).toEqual(awaited);
    expect(states({ ...transfer, status: 'pending_transfer_confirmation' })).toEqual(awaited);
    expect(states({ ...cash, status: 'something new' })[1]).toBe('confirmed current');
  });

  it('listProgress returns where the goods are', () => {
    const paid = { ...transfer, status: 'paid' };
    expect(states(paid)[2]).toBe('in_transit current');
    expect(states({ ...paid, fulfillment: 'ready' })[2]).toBe('in_transit current');
    expect(states({ ...paid, fulfillment: 'in_transit' }).slice(2)).toEqual([
      'in_transit done',
      'delivered current',
    ]);
    const fetched = states({ ...cash, status: 'pending_manual', fulfillment: 'delivered' });
    expect(fetched).toEqual(['received done', 'confirmed done', 'ready done', 'delivered done']);
  });

  it.each(['cancelled', 'refunded'])('listProgress returns no steps for a %s order', (status) => {
    expect(listProgress(anOrder({ status }))).toEqual([]);
  });
});
