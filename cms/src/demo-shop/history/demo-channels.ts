import { HOUR_MS, RESERVATION_HOURS } from '@shop/contract';
import { currentStatus, type PlacedOrder } from './demo-order';

// One of every so many cash orders was agreed upon elsewhere.
const CHATS = [
  { every: 5, channel: 'whatsapp' },
  { every: 9, channel: 'instagram' },
  { every: 31, channel: 'other' },
] as const;
const COUNTER_EVERY = 8;
// A reservation has some hours left when the shop is opened.
const MAX_RESERVED_HOURS = 20;

const statusesOf = ({ steps }: PlacedOrder): string => steps.map(({ status }) => status).join(' ');

/** A sale at the counter is paid, and taken along, at once. */
const atTheCounter = (order: PlacedOrder): PlacedOrder => ({
  ...order,
  channel: 'counter',
  notes: '',
  steps: [{ status: 'paid', at: order.at }],
});

/** A sale that was agreed upon in a chat begins as confirmed. */
function inAChat(order: PlacedOrder, position: number): PlacedOrder {
  const chat = CHATS.find(({ every }) => position % every === 0);
  if (!chat) return order;
  const [, ...rest] = order.steps.slice(1);
  return {
    ...order,
    channel: chat.channel,
    notes: '',
    steps: [{ status: 'confirmado', at: order.at }, ...rest],
  };
}

/** Holds the units of the latest order that waits for its cash, as 'Reservar 24 h' does. */
function reserved(orders: readonly PlacedOrder[], now: Date): PlacedOrder | undefined {
  const since = now.getTime() - MAX_RESERVED_HOURS * HOUR_MS;
  return orders
    .filter((order) => statusesOf(order) === 'pending_manual' && order.deliveryMethod === 'pickup')
    .filter(({ at }) => at.getTime() > since)
    .at(-1);
}

const withDeadline = (order: PlacedOrder): PlacedOrder => ({
  ...order,
  channel: 'whatsapp',
  notes: '',
  expiresAt: new Date(order.at.getTime() + RESERVATION_HOURS * HOUR_MS),
});

/** Makes some orders sales that staff registered: at the counter, by WhatsApp, by Instagram or elsewhere. */
export function withChannels(orders: readonly PlacedOrder[], now: Date): PlacedOrder[] {
  const reservation = reserved(orders, now);
  let cashSales = 0;
  return orders.map((order) => {
    if (order === reservation) return withDeadline(order);
    if (!statusesOf(order).startsWith('pending_manual confirmado')) return order;
    cashSales += 1;
    const isTakenAlong = order.deliveryMethod === 'pickup' && currentStatus(order) === 'paid';
    return isTakenAlong && cashSales % COUNTER_EVERY === 0 ? atTheCounter(order) : inAChat(order, cashSales);
  });
}
