import type { DeliveryMethod } from './delivery';
import { fulfillmentsOf, knownFulfillment, type Fulfillment } from './fulfillment';
import { isStopped } from './order-status';

/** Facts about the goods of an order; an order that says nothing of its units holds them. */
export type GoodsFacts = {
  status: string;
  fulfillment: string;
  deliveryMethod: DeliveryMethod;
  stockHeld?: boolean | undefined;
};

/** Where the units are: in the shop, on their way, with the customer, or back in stock. */
export type GoodsPlace = 'held' | 'in_transit' | 'handed_over' | 'given_back';

export type GoodsState = {
  place: GoodsPlace;
  /** The usual next fulfillment; null when there is none, or the goods go nowhere. */
  next: Fulfillment | null;
};

function placeOf({ fulfillment, stockHeld = true }: GoodsFacts): GoodsPlace {
  if (!stockHeld) return 'given_back';
  switch (knownFulfillment(fulfillment)) {
    case 'delivered':
      return 'handed_over';
    case 'in_transit':
      return 'in_transit';
    default:
      return 'held';
  }
}

/** Derives where the goods of an order are, and their next step; it says nothing about money. */
export function goodsState(order: GoodsFacts): GoodsState {
  const steps = fulfillmentsOf(order.deliveryMethod);
  const next = steps[steps.indexOf(knownFulfillment(order.fulfillment)) + 1] ?? null;
  const place = placeOf(order);
  return { place, next: isStopped(order.status) || place === 'given_back' ? null : next };
}
