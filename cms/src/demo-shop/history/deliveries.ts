import {
  fulfillmentsOf,
  HOUR_MS,
  PREPARED_STATUSES,
  type DeliveryMethod,
  type Fulfillment,
  type OrderStatus,
} from '@shop/contract';
import { type Random } from '../random';
import { currentStatus, type DemoDelivery, type DemoOrder, type PlacedOrder } from './demo-order';

const CARRIERS = ['Moto', 'Moto', 'Moto', 'Remis', 'Andreani'];
// The latest agreed orders are in these steps, so that the shop has work whenever it is opened.
const WORK: Record<DeliveryMethod, readonly Fulfillment[]> = {
  pickup: ['to_prepare', 'to_prepare', 'to_prepare', 'ready', 'ready', 'ready'],
  home: ['to_prepare', 'to_prepare', 'ready', 'ready', 'in_transit', 'in_transit'],
};

const timeOf = ({ steps, at }: PlacedOrder, statuses: readonly OrderStatus[]): Date =>
  steps.find(({ status }) => statuses.includes(status))?.at ?? at;

// Cash is paid when the goods change hands.
const isAgreed = (order: PlacedOrder): boolean => {
  const status = currentStatus(order);
  return status === 'confirmado' || (status === 'paid' && order.paymentMethod === 'transfer');
};

/** Returns the orders that are still in the shop or on their way, with their step. */
function openWork(orders: readonly PlacedOrder[]): Map<PlacedOrder, Fulfillment> {
  const work = new Map<PlacedOrder, Fulfillment>();
  const left = { pickup: [...WORK.pickup], home: [...WORK.home] };
  for (const order of orders.toReversed()) {
    const step = isAgreed(order) && left[order.deliveryMethod].shift();
    if (step) work.set(order, step);
  }
  return work;
}

/** Returns the steps that the goods of an order have taken so far. */
function stepsTaken(order: PlacedOrder, step: Fulfillment | undefined): Fulfillment[] {
  const all = fulfillmentsOf(order.deliveryMethod).slice(1);
  if (step) return all.slice(0, all.indexOf(step) + 1);
  const status = currentStatus(order);
  if (status === 'paid' || status === 'refunded') return all;
  return status === 'confirmado' ? all.slice(0, 1) : [];
}

// The goods move between the agreement and the payment in cash, or in the two days after a transfer.
function spanOf(order: PlacedOrder, now: Date): { from: number; to: number } {
  if (order.paymentMethod === 'cash' && order.steps.some(({ status }) => status === 'paid'))
    return { from: order.at.getTime(), to: timeOf(order, ['paid']).getTime() };
  const from = timeOf(order, PREPARED_STATUSES).getTime();
  return { from, to: Math.min(from + 48 * HOUR_MS, now.getTime()) };
}

function deliveriesOf(
  order: PlacedOrder,
  step: Fulfillment | undefined,
  now: Date,
  random: Random,
): DemoDelivery[] {
  const { from, to } = spanOf(order, now);
  const carrier = order.deliveryMethod === 'home' ? random.pick(CARRIERS) : '';
  const taken = stepsTaken(order, step);
  return taken.map((fulfillment, index) => ({
    fulfillment,
    at: new Date(Math.floor(from + ((index + 1) * (to - from)) / taken.length)),
    carrier: fulfillment === 'ready' ? '' : carrier,
  }));
}

/** Adds what became of the goods of every order; orders are sorted by time. */
export function withDeliveries(orders: readonly PlacedOrder[], now: Date, random: Random): DemoOrder[] {
  const work = openWork(orders);
  return orders.map((order) => ({
    ...order,
    deliveries: deliveriesOf(order, work.get(order), now, random),
  }));
}
