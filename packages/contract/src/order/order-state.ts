import { buyerProgress, type BuyerProgress } from './buyer-progress';
import { goodsState, type GoodsFacts, type GoodsState } from './goods-state';
import { moneyState, type MoneyState } from './money-state';
import { queuesOf, type OrderQueue, type QueueFacts } from './order-queues';

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
