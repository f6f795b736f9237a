import { buyerProgress, type BuyerProgress } from './buyer-progress';
import { moneyState, type MoneyState } from './money-state';
import { queuesOf, type OrderQueue, type QueueFacts } from './order-queues';
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

/** Says where the units are: in the shop, on their way, with the customer, or back in stock. */
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

export type OrderFacts = QueueFacts & GoodsFacts;

const STEPS = {
  open_case: 'attend_case',
  in_dispute: 'answer_dispute',
  to_verify: 'verify_proof',
  to_confirm: 'confirm',
  to_prepare: 'prepare',
  ready_pickup: 'hand_over',
  ready_home: 'ship',
  in_transit: 'deliver',
  delivered_unpaid: 'collect',
  to_refund: 'return_money',
  units_to_decide: 'decide_units',
  to_collect: 'collect',
  reserved: 'await_payment',
} as const satisfies Record<OrderQueue, string>;
/** A piece of work that an order waits for. */
export type OrderStep = (typeof STEPS)[OrderQueue];

export type OrderState = {
  money: MoneyState;
  goods: GoodsState;
  openCases: number;
  /** What staff do next, the most urgent first; empty exactly when the order stands in no queue. */
  nextSteps: OrderStep[];
  buyer: BuyerProgress;
  queues: OrderQueue[];
};

/** Derives the state of an order from its stored facts; every screen, mail, list and count reads it. */
export function orderState(facts: OrderFacts): OrderState {
  const queues = queuesOf(facts);
  const money = moneyState(facts);
  return {
    money,
    goods: goodsState(facts),
    openCases: facts.openCases ?? 0,
    nextSteps: [...new Set(queues.map((queue) => STEPS[queue]))],
    buyer: buyerProgress({ ...facts, isPaid: money.isPaid }),
    queues,
  };
}

/** Returns the pesos that are agreed to be paid when the goods are handed over; a debt is collected apart. */
export function dueAtHandover(facts: OrderFacts): number {
  const { money, nextSteps } = orderState(facts);
  return nextSteps.includes('collect') ? 0 : money.due;
}
