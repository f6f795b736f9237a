import type { DeliveryMethod, PaymentMethod } from './delivery';
import { knownFulfillment, PREPARED_STATUSES } from './fulfillment';
import { moneyState, type MoneyFacts } from './money-state';
import { isStopped, ONLINE_PENDING } from './order-status';

/**
 * The lists of orders that wait for the same piece of work, in the order in which it is done: 'reserved' ones are held
 * until they are paid, or their time is over; 'to_refund' ones left more money in the shop than they cost.
 */
export const ORDER_QUEUES = [
  ...(['open_case', 'in_dispute', 'to_verify', 'to_confirm', 'to_prepare', 'ready_pickup'] as const),
  'ready_home',
  ...(['in_transit', 'delivered_unpaid', 'to_refund', 'units_to_decide', 'to_collect', 'reserved'] as const),
] as const;
export type OrderQueue = (typeof ORDER_QUEUES)[number];

/** Filters the orders that stand in at least one queue. */
export const ANY_QUEUE = 'any';

/** Filters those of them that were placed more than `OLD_WORK_HOURS` ago. */
export const OLD_WORK = 'older_than_72h';
export const OLD_WORK_HOURS = 72;

export type QueueFacts = MoneyFacts & {
  fulfillment: string;
  deliveryMethod: DeliveryMethod;
  paymentMethod: PaymentMethod;
  expiresAt: string | null;
  /** False once all units have come back: there is nothing to hand over. */
  stockHeld?: boolean | undefined;
  /** True while nobody has said which units return to stock. */
  unitsToDecide?: boolean;
  /** A complaint at a provider; '' without one. */
  dispute?: string;
  /** Open cases of the order: withdrawals, exchanges, requests of data. */
  openCases?: number;
};

type Rule = (order: QueueFacts) => boolean;

const isDelivered: Rule = ({ fulfillment }) => knownFulfillment(fulfillment) === 'delivered';
const hasDebt: Rule = (order) => moneyState(order).due > 0;
const isOneOf = (statuses: readonly string[], { status }: QueueFacts): boolean => statuses.includes(status);
const isUnpaidHandover: Rule = (order) => isDelivered(order) && hasDebt(order);
const goesOn: Rule = ({ status, stockHeld = true }) => stockHeld && !isStopped(status);
const isReady = (order: QueueFacts, deliveryMethod: DeliveryMethod): boolean =>
  goesOn(order) && knownFulfillment(order.fulfillment) === 'ready' && order.deliveryMethod === deliveryMethod;

const awaitsProof: Rule = (order) => isOneOf(['pending_transfer_proof', ONLINE_PENDING], order);

const awaitsPayment: Rule = (order) => {
  if (isUnpaidHandover(order)) return false;
  if (awaitsProof(order)) return hasDebt(order);
  // Cash of a confirmed order is paid when the goods are handed over, if any are; the rest of a deposit is a debt.
  const isAgreed = order.paymentMethod === 'cash' && goesOn(order) && moneyState(order).payments === 0;
  const isExpected = order.status === 'paid' || !isAgreed;
  return isOneOf(PREPARED_STATUSES, order) && isExpected && hasDebt(order);
};

const rules: Record<OrderQueue, Rule> = {
  open_case: ({ openCases = 0 }) => openCases > 0,
  in_dispute: ({ dispute = '' }) => dispute !== '',
  to_verify: ({ status }) => status === 'pending_transfer_confirmation',
  to_confirm: (order) =>
    (order.status === 'pending_manual' || (awaitsProof(order) && !hasDebt(order))) &&
    !isUnpaidHandover(order),
  to_prepare: (order) =>
    goesOn(order) &&
    isOneOf(PREPARED_STATUSES, order) &&
    knownFulfillment(order.fulfillment) === 'to_prepare',
  ready_pickup: (order) => isReady(order, 'pickup'),
  ready_home: (order) => isReady(order, 'home'),
  in_transit: (order) => goesOn(order) && knownFulfillment(order.fulfillment) === 'in_transit',
  delivered_unpaid: isUnpaidHandover,
  to_refund: (order) => moneyState(order).toReturn > 0,
  units_to_decide: ({ unitsToDecide = false }) => unitsToDecide,
  to_collect: awaitsPayment,
  reserved: ({ expiresAt }) => expiresAt !== null,
};

/** Returns the queues in which an order stands. The SQL of the cms is held equal to it by a test. */
export const queuesOf = (order: QueueFacts): OrderQueue[] =>
  ORDER_QUEUES.filter((queue) => rules[queue](order));
