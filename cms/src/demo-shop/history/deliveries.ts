import {
  DAY_MS,
  fulfillmentsOf,
  HOUR_MS,
  PREPARED_STATUSES,
  type Fulfillment,
  type OrderStatus,
} from '@shop/contract';
import { type Random } from '../random';
import { currentStatus, type DemoDelivery, type DemoOrder, type PlacedOrder } from './demo-order';

const CARRIERS = ['Moto', 'Moto', 'Moto', 'Remis', 'Andreani'];
// Shares of the orders that have come so far: prepared, sent, delivered.
const PROGRESS = { fresh: [0.25, 0.1, 0], recent: [0.7, 0.4, 0.2] } as const;
const SETTLED_AFTER_DAYS = 4;

const timeOf = ({ steps, at }: PlacedOrder, statuses: readonly OrderStatus[]): Date =>
  steps.find(({ status }) => statuses.includes(status))?.at ?? at;

/** Returns the steps that the goods have taken so far. */
function stepsTaken(order: PlacedOrder, now: Date, random: Random): Fulfillment[] {
  const all = fulfillmentsOf(order.deliveryMethod).slice(1);
  const status = currentStatus(order);
  if (status === 'refunded') return all;
  if (!(PREPARED_STATUSES as readonly string[]).includes(status)) return [];
  // Cash is paid when the goods change hands.
  if (status === 'paid' && order.paymentMethod === 'cash') return all;
  const days = (now.getTime() - order.at.getTime()) / DAY_MS;
  if (days >= SETTLED_AFTER_DAYS) return status === 'paid' ? all : all.slice(0, 1);
  const shares = days < 1 ? PROGRESS.fresh : PROGRESS.recent;
  const luck = random.next();
  return all.slice(0, shares.filter((share) => luck < share).length);
}

// The goods move between the agreement and the payment in cash, or in the two days after a transfer.
function spanOf(order: PlacedOrder, now: Date): { from: number; to: number } {
  if (order.paymentMethod === 'cash' && order.steps.some(({ status }) => status === 'paid'))
    return { from: order.at.getTime(), to: timeOf(order, ['paid']).getTime() };
  const from = timeOf(order, PREPARED_STATUSES).getTime();
  return { from, to: Math.min(from + 48 * HOUR_MS, now.getTime()) };
}

function deliveriesOf(order: PlacedOrder, now: Date, random: Random): DemoDelivery[] {
  const { from, to } = spanOf(order, now);
  const carrier = order.deliveryMethod === 'home' ? random.pick(CARRIERS) : '';
  const taken = stepsTaken(order, now, random);
  return taken.map((fulfillment, index) => ({
    fulfillment,
    at: new Date(Math.floor(from + ((index + 1) * (to - from)) / taken.length)),
    carrier: fulfillment === 'ready' ? '' : carrier,
  }));
}

/** Adds what became of the goods of every order. */
export const withDeliveries = (orders: readonly PlacedOrder[], now: Date, random: Random): DemoOrder[] =>
  orders.map((order) => ({ ...order, deliveries: deliveriesOf(order, now, random) }));
