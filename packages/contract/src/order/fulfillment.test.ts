import { expect, test } from 'vitest';
import {
  FULFILLMENTS,
  fulfillmentLabel,
  fulfillmentQueueOf,
  fulfillmentsOf,
  knownFulfillment,
  nextFulfillment,
} from './fulfillment';
import { ORDER_STATUSES } from './order-status';

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
    for (let next = nextFulfillment(order); next; next = nextFulfillment({ ...order, fulfillment: next }))
      seen.push(next);
    return seen;
  };
  expect(walk(pickup)).toEqual(['ready', 'delivered']);
  expect(walk(home)).toEqual(['ready', 'in_transit', 'delivered']);
  expect(nextFulfillment({ ...home, status: 'cancelled' })).toBeNull();
});

test('only paid and confirmed orders wait to be prepared', () => {
  const waiting = ORDER_STATUSES.filter(
    (status) => fulfillmentQueueOf({ ...pickup, status }) === 'to_prepare',
  );
  expect(waiting).toEqual(['paid', 'confirmado']);
});

test('prepared orders wait by their way of delivery until they are delivered', () => {
  const queueOf = (order: typeof pickup | typeof home, fulfillment: string) =>
    fulfillmentQueueOf({ ...order, fulfillment });
  expect(queueOf(pickup, 'ready')).toBe('ready_pickup');
  expect(queueOf(home, 'ready')).toBe('ready_home');
  expect(queueOf(home, 'in_transit')).toBe('in_transit');
  expect(queueOf(home, 'delivered')).toBeNull();
  expect(fulfillmentQueueOf({ ...home, fulfillment: 'ready', status: 'refunded' })).toBeNull();
});
