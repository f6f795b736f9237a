import { exchangeMessages, HOLDING_STATES, isOpenExchange } from '@shop/contract';
import type { Trx } from '../../../database/connection';
import { inTransaction } from '../../../database/transaction';
import { conflict } from '../../../platform/http/http-error';
import { orders } from '../../order/services/order';
import { endedReservations, exchangesOf, findExchange, type StoredExchange } from './exchange-rows';
import { exchangeView } from './exchange-view';
import { endExchange } from './release-units';

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

const holds = ({ state }: StoredExchange): boolean => (HOLDING_STATES as readonly string[]).includes(state);

async function expire(code: string, now: Date): Promise<boolean> {
  const { orderId } = await findExchange(strapi.db.connection, code);
  return inTransaction(async (trx) => {
    const order = await orders.lock(trx, orderId);
    const exchange = await findExchange(trx, code);
    const isOver = exchange.heldUntil !== null && Date.parse(exchange.heldUntil) < now.getTime();
    if (!holds(exchange) || !isOver) return false;
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
