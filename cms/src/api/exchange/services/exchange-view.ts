import {
  balanceOf,
  exchangeSchema,
  knownExchangeState,
  staffExchangeSchema,
  type CaseEvent,
  type Exchange,
  type StaffExchange,
} from '@shop/contract';
import type { Connection, Trx } from '../../../database/connection';
import { asAnswer } from '../../../platform/http/as-answer';
import { linkNoteOf } from '../../../platform/access/link-actor';
import { cases } from '../../case/services/case';
import { orders } from '../../order/services/order';
import { chatEventOf, nextStepsOf } from '../domain/exchange-steps';
import { findExchange, isHolding, type StoredExchange } from './exchange-records';

type Order = NonNullable<Awaited<ReturnType<typeof orders.find>>>;

const stateSteps = (events: readonly CaseEvent[]): Exchange['steps'] =>
  events
    .filter(({ state }, at) => state !== events[at - 1]?.state)
    .map(({ at, state }) => ({ at, state: knownExchangeState(state) }));

const rejectionOf = (events: readonly CaseEvent[]): string =>
  events.findLast(({ step }) => step === 'rejected')?.note ?? '';

/** Returns an exchange as its buyer sees it. */
export async function exchangeView(db: Connection | Trx, stored: StoredExchange): Promise<Exchange> {
  const events = await cases.historyOf(db, stored.caseId);
  return asAnswer(exchangeSchema, stored, {
    from: { size: stored.fromSize, color: stored.fromColor },
    to: stored,
    toTitle: stored.toTitle ?? '',
    difference: stored.isWaived ? 0 : stored.difference,
    heldUntil: isHolding(stored.state) ? stored.heldUntil : null,
    reason: rejectionOf(events),
    steps: stateSteps(events),
  });
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
  return asAnswer(staffExchangeSchema, stored, {
    ...exchange,
    linkNote: linkNoteOf(asked?.actor ?? ''),
    orderNumber: order.orderNumber,
    fullDifference: stored.difference,
    orderDue: balanceOf(order),
    nextSteps: nextStepsOf(stored.state),
    whatsappText: await chatText(db, order, stored.code),
  });
}
