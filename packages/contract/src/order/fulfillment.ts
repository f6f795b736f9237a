import type { DeliveryMethod } from './delivery';
import type { OrderStatus } from './order-status';

export const FULFILLMENTS = ['to_prepare', 'ready', 'in_transit', 'delivered'] as const;
/** Where the goods of an order are; its status says where the money is. */
export type Fulfillment = (typeof FULFILLMENTS)[number];

/** Narrows a stored fulfillment for display; an unknown one becomes `to_prepare`. */
export const knownFulfillment = (text: string): Fulfillment =>
  (FULFILLMENTS as readonly string[]).includes(text) ? (text as Fulfillment) : 'to_prepare';

const LABELS: Record<DeliveryMethod, Record<Fulfillment, string>> = {
  pickup: {
    to_prepare: 'Para preparar',
    ready: 'Lista para retirar',
    in_transit: 'En camino',
    delivered: 'Retirada',
  },
  home: {
    to_prepare: 'Para preparar',
    ready: 'Lista para enviar',
    in_transit: 'En camino',
    delivered: 'Entregada',
  },
};

export const fulfillmentLabel = (fulfillment: string, delivery: DeliveryMethod): string =>
  LABELS[delivery][knownFulfillment(fulfillment)];

/** Lists the fulfillments of a way of delivery: an order that is picked up is never in transit. */
export const fulfillmentsOf = (delivery: DeliveryMethod): readonly Fulfillment[] =>
  delivery === 'home' ? FULFILLMENTS : FULFILLMENTS.filter((one) => one !== 'in_transit');

export const FULFILLMENT_QUEUES = ['to_prepare', 'ready_pickup', 'ready_home', 'in_transit'] as const;
/** A list of orders that wait for the same piece of work. */
export type FulfillmentQueue = (typeof FULFILLMENT_QUEUES)[number];

/**
 * The lists of orders that wait for something: 'reserved' ones are held until they are paid, or their time is over;
 * 'to_refund' ones are stopped, and the shop still has their money.
 */
export const ORDER_QUEUES = [...FULFILLMENT_QUEUES, 'reserved', 'to_refund'] as const;
export type OrderQueue = (typeof ORDER_QUEUES)[number];

/** Statuses of orders that may be prepared: a customer who neither paid nor agreed may never come. */
export const PREPARED_STATUSES = ['paid', 'confirmado'] as const satisfies readonly OrderStatus[];
/** Statuses in which the goods go nowhere. */
export const STOPPED_STATUSES = ['cancelled', 'refunded'] as const satisfies readonly OrderStatus[];

type Progress = { status: string; fulfillment: string; deliveryMethod: DeliveryMethod };

const isOneOf = (statuses: readonly string[], status: string): boolean => statuses.includes(status);

/** Returns the queue in which an order waits for the staff; null when it waits in none. */
export function fulfillmentQueueOf({
  status,
  fulfillment,
  deliveryMethod,
}: Progress): FulfillmentQueue | null {
  if (isOneOf(STOPPED_STATUSES, status)) return null;
  switch (knownFulfillment(fulfillment)) {
    case 'to_prepare':
      return isOneOf(PREPARED_STATUSES, status) ? 'to_prepare' : null;
    case 'ready':
      return deliveryMethod === 'home' ? 'ready_home' : 'ready_pickup';
    case 'in_transit':
      return 'in_transit';
    case 'delivered':
      return null;
  }
}

/** Returns the usual next fulfillment of an order; null when there is none. */
export function nextFulfillment(order: Progress): Fulfillment | null {
  if (isOneOf(STOPPED_STATUSES, order.status)) return null;
  const steps = fulfillmentsOf(order.deliveryMethod);
  return steps[steps.indexOf(knownFulfillment(order.fulfillment)) + 1] ?? null;
}
