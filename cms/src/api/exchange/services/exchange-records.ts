import { exchangeMessages, HOLDING_STATES, knownExchangeState, type ExchangeState } from '@shop/contract';
import type { Connection, Trx } from '../../../database/connection';
import type { RecordOf } from '../../../database/gateway/record-types';
import { records } from '../../../database/gateway/records';
import { notFound } from '../../../platform/http/http-error';

type Db = Connection | Trx;
type ExchangeRecord = RecordOf<'api::exchange.exchange'>;

/** An exchange with the state and contact of its case. */
export type StoredExchange = ExchangeRecord & { caseId: string; state: ExchangeState; phone: string };

export const exchangesIn = (db: Db) => records('api::exchange.exchange', db);

/** Returns whether an exchange in this state reserves its new units. */
export const isHolding = (state: ExchangeState): boolean =>
  (HOLDING_STATES as readonly string[]).includes(state);

async function withCases(db: Db, found: readonly ExchangeRecord[]): Promise<StoredExchange[]> {
  const code = found.map((one) => one.code);
  const select = ['code', 'documentId', 'state', 'phone'] as const;
  const cases = await records('api::case.case', db).many({ code }, { select });
  const caseOf = new Map(cases.map((one) => [one.code, one]));
  return found.flatMap((exchange) => {
    const own = caseOf.get(exchange.code);
    if (!own) return [];
    return [{ ...exchange, caseId: own.documentId, state: knownExchangeState(own.state), phone: own.phone }];
  });
}

/** Returns the exchanges of an order, the oldest first. */
export const exchangesOf = async (db: Db, orderId: string): Promise<StoredExchange[]> =>
  withCases(db, await exchangesIn(db).many({ orderId }, { orderBy: ['id'] }));

/** Finds an exchange by its code; throws 404. */
export async function findExchange(db: Db, code: string): Promise<StoredExchange> {
  const [found] = await withCases(db, await exchangesIn(db).many({ code }));
  if (!found) throw notFound(exchangeMessages.notFound);
  return found;
}

/** Returns the codes of exchanges whose reservation has ended, the oldest first. */
export async function endedReservations(now: Date): Promise<string[]> {
  const db = strapi.db.connection;
  const ended = await exchangesIn(db).many({ heldUntil: { $lt: now } }, { orderBy: ['id'] });
  return (await withCases(db, ended)).filter(({ state }) => isHolding(state)).map(({ code }) => code);
}
