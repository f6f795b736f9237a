import { expect, it } from 'vitest';
import { anOrder } from '@shop/web-kit/testing';
import { orderFromState, displayedOrder } from './displayed-order.ts';

const order = anOrder();

it('takes the order that the checkout handed over, only under its own number', () => {
  expect(orderFromState({ order }, order.orderNumber)).toEqual(order);
  expect(orderFromState({ order }, 'JL-20200101-0001')).toBeNull();
});

it.each([null, undefined, 'x', {}, { order: null }, { order: { orderNumber: order.orderNumber } }])(
  'takes nothing from the state %j',
  (state) => {
    expect(orderFromState(state, order.orderNumber)).toBeNull();
  },
);

it('never says paid from a state alone', () => {
  const forged = anOrder({ status: 'paid', paidAt: '2026-01-01T00:00:00.000Z' });
  expect(displayedOrder(forged, undefined)).toMatchObject({ status: 'pending_manual', paidAt: null });
});

it('shows the record of the shop once it is known', () => {
  const forged = anOrder({ status: 'paid', total: 1 });
  expect(displayedOrder(forged, order)).toBe(order);
});
