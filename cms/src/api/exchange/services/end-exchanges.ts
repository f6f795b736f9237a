import { exchangeMessages, isOpenExchange, type ExchangeState } from '@shop/contract';
import type { Trx } from '../../../database/connection';
import { stockChange } from '../../../database/product-records';
import { inTransaction } from '../../../database/transaction';
import { currentActor } from '../../../platform/access/current-actor';
import { conflict } from '../../../platform/http/http-error';
import { cases } from '../../case/services/case';
import { orders } from '../../order/services/order';
import { stockLedger } from '../../stock-item/services/stock-item';
import {
  endedReservations,
  exchangesIn,
  exchangesOf,
  findExchange,
  isHolding,
  type StoredExchange,
} from './exchange-records';
import { exchangeView } from './exchange-view';

type Ending = { step: Extract<ExchangeState, 'rejected' | 'expired' | 'cancelled'>; note?: string; at: Date };

/** Returns reserved units to stock; those of a variant that is gone are recorded and closed. */
async function releaseUnits(trx: Trx, exchange: StoredExchange, at: Date): Promise<void> {
  const { unitsHeld, code, productId, stockItemId, size, color } = exchange;
  if (unitsHeld === 0) return;
  const product = (await orders.lockProducts(trx, [{ productId }])).get(productId);
  const item = product?.items.find(({ id }) => id === stockItemId);
  const cause = { reason: 'exchange-release' as const, actor: currentActor().name, at, orderNumber: code };
  const ledger = stockLedger;
  if (product && item) return ledger.move(trx, [stockChange(product, item, unitsHeld)], cause, [product]);
  const orphaned = { productDocumentId: productId, size, color, delta: unitsHeld };
  return ledger.recordOrphaned(trx, [orphaned], cause);
}

/** Ends an exchange whose order the caller has locked, and returns its reserved units to stock. */
export async function endExchange(trx: Trx, exchange: StoredExchange, { step, note, at }: Ending) {
  const locked = await cases.lock(trx, exchange.caseId);
  await cases.record(trx, locked, { step, at, ...(note ? { note } : {}) });
  await releaseUnits(trx, exchange, at);
  await exchangesIn(trx).update({ id: exchange.id }, { unitsHeld: 0, openLine: null, heldUntil: null });
}

const openOf = async (trx: Trx, orderId: string): Promise<StoredExchange[]> =>
  (await exchangesOf(trx, orderId)).filter(({ state }) => isOpenExchange(state));

/** Ends the open exchanges of an order that goes nowhere any more; its reserved units return to stock. */
export async function endWithOrder(trx: Trx, orderId: string, at: Date): Promise<void> {
  for (const exchange of await openOf(trx, orderId))
    await endExchange(trx, exchange, { step: 'cancelled', at });
}

/** Throws 409 while an exchange of the order is open: an edit could remove its line. */
export async function refuseWhileOpen(trx: Trx, orderId: string): Promise<void> {
  const [open] = await openOf(trx, orderId);
  if (open) throw conflict(exchangeMessages.openOnOrder(open.code));
}

async function expire(code: string, now: Date): Promise<boolean> {
  const { orderId } = await findExchange(strapi.db.connection, code);
  return inTransaction(async (trx) => {
    const order = await orders.lock(trx, orderId);
    const exchange = await findExchange(trx, code);
    const isOver = exchange.heldUntil !== null && Date.parse(exchange.heldUntil) < now.getTime();
    if (!isHolding(exchange.state) || !isOver) return false;
    await endExchange(trx, exchange, { step: 'expired', at: now });
    const ended = await exchangeView(trx, await findExchange(trx, code));
    await orders.queueExchangeMail(trx, order, 'exchange-expired', ended, now);
    await orders.queueExchangeNotice(trx, order, ended, {
      news: 'venció la reserva',
      caseId: exchange.caseId,
    });
    return true;
  });
}

/** Ends the exchanges whose old units never came back, and tells buyer and owner; returns how many. */
export async function expireExchanges(now = new Date()): Promise<number> {
  let ended = 0;
  for (const code of await endedReservations(now)) if (await expire(code, now)) ended += 1;
  return ended;
}
