import { expect, test } from 'vitest';
import { FULFILLMENTS, fulfillmentLabel, fulfillmentsOf, knownFulfillment } from './fulfillment';
import { goodsState } from './order-state';

// @spec E.1

const pickup = { status: 'paid', fulfillment: 'to_prepare', deliveryMethod: 'pickup' } as const;
const home = { ...pickup, deliveryMethod: 'home' } as const;

test('an order that is picked up is never in transit', () => {
  expect(fulfillmentsOf('home')).toEqual(FULFILLMENTS);
  expect(fulfillmentsOf('pickup')).toEqual(['to_prepare', 'ready', 'delivered']);
});

test('labels name the way of delivery', () => {
  expect(fulfillmentLabel('ready', 'pickup')).toBe('Lista para retirar');
  expect(fulfillmentLabel('ready', 'home')).toBe('Lista para enviar');
  expect(fulfillmentLabel('delivered', 'pickup')).toBe('Retirada');
  expect(fulfillmentLabel('delivered', 'home')).toBe('Entregada');
  expect(knownFulfillment('lost')).toBe('to_prepare');
});

test('an order goes from preparing to the customer one step at a time', () => {
  const walk = (order: typeof pickup | typeof home) => {
    const seen: string[] = [];
    const nextOf = (fulfillment: string) => goodsState({ ...order, fulfillment }).next;
    for (let next = nextOf(order.fulfillment); next; next = nextOf(next)) seen.push(next);
    return seen;
  };
  expect(walk(pickup)).toEqual(['ready', 'delivered']);
  expect(walk(home)).toEqual(['ready', 'in_transit', 'delivered']);
  expect(goodsState({ ...home, status: 'cancelled' }).next).toBeNull();
});
