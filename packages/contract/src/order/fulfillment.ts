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

/** Statuses of orders that may be prepared: a customer who neither paid nor agreed may never come. */
export const PREPARED_STATUSES = ['paid', 'confirmado'] as const satisfies readonly OrderStatus[];
