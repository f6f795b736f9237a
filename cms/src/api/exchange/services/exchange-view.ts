import {
  balanceOf,
  HOLDING_STATES,
  knownExchangeState,
  type CaseEvent,
  type Exchange,
  type ExchangeState,
  type StaffExchange,
} from '@shop/contract';
import type { Connection, Trx } from '../../../database/connection';
import { linkNoteOf } from '../../../platform/access/link-actor';
import { cases } from '../../case/services/case';
import { orders } from '../../order/services/order';
import { chatEventOf, nextStepsOf } from '../domain/exchange-steps';
import { findExchange, type StoredExchange } from './exchange-rows';

type Order = NonNullable<Awaited<ReturnType<typeof orders.find>>>;

const holds = (state: ExchangeState): boolean => (HOLDING_STATES as readonly string[]).includes(state);

const stateSteps = (events: readonly CaseEvent[]): Exchange['steps'] =>
  events
    .filter(({ state }, at) => state !== events[at - 1]?.state)
    .map(({ at, state }) => ({ at, state: knownExchangeState(state) }));

const rejectionOf = (events: readonly CaseEvent[]): string =>
  events.findLast(({ step }) => step === 'rejected')?.note ?? '';

/** Returns an exchange as its buyer sees it. */
export async function exchangeView(db: Connection | Trx, stored: StoredExchange): Promise<Exchange> {
  const events = await cases.historyOf(db, stored.caseId);
  const { code, state, title, quantity, from, to } = stored;
  return {
    code,
    state,
    title,
    quantity,
    from,
    to,
    difference: stored.isWaived ? 0 : stored.difference,
    heldUntil: holds(state) ? stored.heldUntil : null,
    reason: rejectionOf(events),
    steps: stateSteps(events),
  };
}

/** Returns the WhatsApp text that fits an exchange now, with the buyer's link if it has a token; '' without one. */
export async function chatText(
  db: Connection | Trx,
  order: Order,
  code: string,
  linkToken = '',
): Promise<string> {
  const stored = await findExchange(db, code);
  const event = stored.orderId === order.documentId && chatEventOf(stored.state);
  return event ? orders.exchangeText(order, event, await exchangeView(db, stored), linkToken) : '';
}

/** Returns an exchange as staff see it. */
export async function staffExchangeView(
  db: Connection | Trx,
  stored: StoredExchange,
  order: Order,
): Promise<StaffExchange> {
  const exchange = await exchangeView(db, stored);
  const [asked] = await cases.historyOf(db, stored.caseId);
  return {
    ...exchange,
    linkNote: linkNoteOf(asked?.actor ?? ''),
    orderId: order.documentId,
    orderNumber: order.orderNumber,
    productId: stored.productId,
    paid: stored.paid,
    fullDifference: stored.difference,
    isWaived: stored.isWaived,
    unitsHeld: stored.unitsHeld,
    isRestocked: stored.isRestocked,
    phone: stored.phone,
    orderDue: balanceOf(order),
    nextSteps: nextStepsOf(stored.state),
    whatsappText: await chatText(db, order, stored.code),
  };
}
