import { cashKeys, dayRange, tillClosingSchema, type Till, type TillClosing } from '@shop/contract';
import type { Connection, Trx } from '../../../database/connection';
import { records } from '../../../database/gateway/records';
import { entriesBetween, sumsByKind } from '../../../database/ledger';
import { isoOf } from '../../../database/rows';
import { asAnswer } from '../../../platform/http/as-answer';
import { counterSetting } from '../../counter-setting/services/counter-setting';
import { methodSums } from '../domain/method-sums';

type Database = Connection | Trx;

export const closingsIn = (db: Database) => records('api::till-closing.till-closing', db);

// The ledger alone decides: a deleted order does not take its money out of the till.
const entriesOf = (db: Database, day: string) => {
  const { from, to } = dayRange(day);
  return entriesBetween(db, from, to);
};

/** Finds the entries of a day in the ways of payment that are counted in the till. */
async function cashOf(db: Database, day: string) {
  const { ways } = await counterSetting.current();
  return { entries: entriesOf(db, day).whereIn('paid.method', cashKeys(ways)) };
}

/** Returns the cash that came on a day, less what was returned. */
export async function netCash(db: Database, day: string): Promise<number> {
  const { entries } = await cashOf(db, day);
  const cash = await entries.sum('paid.amount as net').first();
  return Number(cash?.net ?? 0);
}

async function methodsOf(db: Database, day: string): Promise<Till['methods']> {
  const { from, to } = dayRange(day);
  const sums: { method: string; countedAs: string; amount: unknown }[] = await sumsByKind(db, from, to);
  const { ways } = await counterSetting.current();
  return methodSums(
    sums.map(({ method, countedAs: kind, amount }) => ({ method, kind, amount: Number(amount) })),
    ways,
  );
}

async function cashEntries(db: Database, day: string): Promise<Till['entries']> {
  const { entries } = await cashOf(db, day);
  const rows: (Till['entries'][number] & { deletedAt: unknown })[] = await entries
    .leftJoin('orders', 'orders.id', 'paid.order_id')
    .orderBy([
      { column: 'paid.at', order: 'desc' },
      { column: 'paid.id', order: 'desc' },
    ])
    .select('paid.at', 'paid.kind', 'paid.amount', {
      orderId: 'orders.document_id',
      orderNumber: 'orders.order_number',
      deletedAt: 'orders.deleted_at',
    });
  return rows.map(({ at, kind, amount, orderId, orderNumber, deletedAt }) => ({
    at: isoOf(at),
    kind,
    amount,
    // The page of a deleted order does not open.
    orderId: deletedAt === null ? orderId : null,
    orderNumber: orderNumber ?? '',
  }));
}

/** Returns a till closing by its id, or undefined. */
export async function findClosing(db: Database, documentId: string): Promise<TillClosing | undefined> {
  const found = await closingsIn(db).one({ documentId });
  return found ? asAnswer(tillClosingSchema, found) : undefined;
}

async function leftBefore(db: Database, day: string): Promise<number> {
  const before = await closingsIn(db).one(
    { day: { $lt: day } },
    { orderBy: ['-day', '-id'], select: ['leftCash'] },
  );
  return before?.leftCash ?? 0;
}

/** Returns the money of a business day, the cash entries behind it and its till closings. */
export async function readTill(day: string): Promise<Till> {
  const db = strapi.db.connection;
  const closings = await closingsIn(db).many({ day }, { orderBy: ['-id'] });
  return {
    day,
    suggestedOpening: closings[0]?.openingCash ?? (await leftBefore(db, day)),
    methods: await methodsOf(db, day),
    entries: await cashEntries(db, day),
    closings: closings.map((closing) => asAnswer(tillClosingSchema, closing)),
  };
}
