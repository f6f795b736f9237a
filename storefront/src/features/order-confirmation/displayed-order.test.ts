import { expect, it } from 'vitest';
import { anOrder } from '@shop/web-kit/testing';
import { orderFromState, displayedOrder } from './displayed-order.ts';

// @spec 2.8.1

const order = anOrder();

it('orderFromState returns the order of the checkout under its own number only', () => {
  expect(orderFromState({ order }, order.orderNumber)).toEqual(order);
  expect(orderFromState({ order }, 'JL-20200101-0001')).toBeNull();
});

it.each([null, undefined, 'x', {}, { order: null }, { order: { orderNumber: order.orderNumber } }])(
  'orderFromState ignores the state %j',
  (state) => {
    expect(orderFromState(state, order.orderNumber)).toBeNull();
  },
);

it('displayedOrder never shows an order from the state as paid', () => {
  const forged = anOrder({ status: 'paid', paidAt: '2026-01-01T00:00:00.000Z' });
  expect(displayedOrder(forged, undefined)).toMatchObject({ status: 'pending_manual', paidAt: null });
});

it('displayedOrder prefers the record of the API', () => {
  const forged = anOrder({ status: 'paid', total: 1 });
  expect(displayedOrder(forged, order)).toBe(order);
});
