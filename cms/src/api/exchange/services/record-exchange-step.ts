import {
  balanceOf,
  errorCodes,
  exchangeMessages,
  formatMoney,
  stepMail,
  type ExchangeStepDraft,
  type StaffExchange,
} from '@shop/contract';
import type { Trx } from '../../../database/connection';
import { inTransaction } from '../../../database/transaction';
import { conflict } from '../../../platform/http/http-error';
import { cases } from '../../case/services/case';
import { operatingRules } from '../../operating-rule/services/operating-rule';
import { orders } from '../../order/services/order';
import { nextStepsOf } from '../domain/exchange-steps';
import { exchangesIn, findExchange, type StoredExchange } from './exchange-records';
import { exchangeView, staffExchangeView } from './exchange-view';
import { heldUntil } from './open-exchange';
import { endExchange } from './end-exchanges';

type Order = Awaited<ReturnType<typeof orders.lock>>;
type Step = { trx: Trx; order: Order; exchange: StoredExchange; draft: ExchangeStepDraft; at: Date };

async function recordInCase({ trx, exchange, draft, at }: Step, dueAt?: Date): Promise<void> {
  const { step, note } = draft;
  const locked = await cases.lock(trx, exchange.caseId);
  await cases.record(trx, locked, { step, at, ...(note && { note }), ...(dueAt && { dueAt }) });
}

type Changes = Parameters<ReturnType<typeof exchangesIn>['update']>[1];

const update = ({ trx, exchange: { id } }: Step, changes: Changes): Promise<number> =>
  exchangesIn(trx).update({ id }, changes);

async function approve(step: Step): Promise<void> {
  const until = heldUntil(step.at, await operatingRules.current());
  await recordInCase(step, until);
  await update(step, { heldUntil: until });
}

/** Takes the old units back: both stocks move, and the order has the new variant at the agreed price. */
async function receive(step: Step): Promise<void> {
  const { trx, order, exchange, draft, at } = step;
  const { code, lineId, quantity: units, productId, size, color, stockItemId, isWaived } = exchange;
  const line = order.lines.find(({ id }) => id === lineId);
  if (!line) throw conflict(exchangeMessages.variantGone);
  if (line.unitsHeld < units) throw conflict(exchangeMessages.tooMany);
  const restock = draft.restock === true;
  await recordInCase(step);
  const newLine = await orders.exchangeLine(trx, order, {
    code,
    lineId,
    units,
    restock,
    at,
    target: { productId, size, color, stockItemId },
    unitPrice: isWaived ? line.unitPrice : exchange.unitPrice,
    difference: isWaived ? 0 : exchange.difference,
  });
  await update(step, {
    unitsHeld: 0,
    heldUntil: null,
    isRestocked: restock,
    lineId: newLine,
    openLine: newLine,
  });
}

/** Hands the new units over; the order's payments must have settled the difference before. */
async function handOver(step: Step): Promise<void> {
  const { order, exchange } = step;
  const due = balanceOf(order);
  if (exchange.difference !== 0 && !exchange.isWaived && due !== 0) {
    const text = due > 0 ? `faltan ${formatMoney(due)}` : `hay que devolver ${formatMoney(-due)}`;
    throw conflict(exchangeMessages.unsettled(text));
  }
  await recordInCase(step);
  await update(step, { openLine: null });
}

async function apply(step: Step): Promise<void> {
  const { trx, exchange, draft, at } = step;
  switch (draft.step) {
    case 'approved':
      return approve(step);
    case 'goods_received':
      return receive(step);
    case 'handed_over':
      return handOver(step);
    case 'rejected':
      return endExchange(trx, exchange, { step: 'rejected', note: draft.note, at });
  }
}

function checkStep({ state }: StoredExchange, { step, expectedState }: ExchangeStepDraft): void {
  if (state === expectedState && nextStepsOf(state).includes(step)) return;
  throw conflict(exchangeMessages.badStep, errorCodes.staleOrder);
}

/** Waives the difference, which counts once the goods arrive. */
async function waive(step: Step): Promise<StoredExchange> {
  const { exchange, draft } = step;
  if (!draft.waive || exchange.difference === 0 || draft.step === 'handed_over') return exchange;
  await update(step, { isWaived: true });
  return { ...exchange, isWaived: true };
}

async function tellBuyer({ trx, order, draft, at }: Step, after: StoredExchange): Promise<void> {
  const event = stepMail('exchange', draft.step);
  if (draft.notify === false || !event) return;
  // The link shows what the mail tells, so the exchange of both is the stored one.
  await orders.queueExchangeMail(trx, order, event, await exchangeView(trx, after), at);
}

/** Records a step of an exchange with its stock and money; throws 409 when it is in another state. */
export async function recordExchangeStep(code: string, draft: ExchangeStepDraft): Promise<StaffExchange> {
  const { orderId } = await findExchange(strapi.db.connection, code);
  return inTransaction(async (trx) => {
    const order = await orders.lock(trx, orderId);
    const exchange = await findExchange(trx, code);
    checkStep(exchange, draft);
    const step = { trx, order, exchange, draft, at: new Date() };
    await apply({ ...step, exchange: await waive(step) });
    const after = await findExchange(trx, code);
    await tellBuyer(step, after);
    return staffExchangeView(trx, after, await orders.lock(trx, orderId));
  });
}

/** Reads an exchange for staff; throws 404. */
export async function readExchange(code: string): Promise<StaffExchange> {
  const exchange = await findExchange(strapi.db.connection, code);
  const order = await orders.find(strapi.db.connection, { documentId: exchange.orderId });
  if (!order) throw conflict(exchangeMessages.orderGone);
  return staffExchangeView(strapi.db.connection, exchange, order);
}
