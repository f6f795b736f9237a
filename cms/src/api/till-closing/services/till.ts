import { cashKeys, dayRange, tillClosingSchema, type Till, type TillClosing } from '@shop/contract';
import type { Connection, Trx } from '../../../database/connection';
import { records } from '../../../database/gateway/records';
import { entriesBetween, sumsByKind, takenBy } from '../../../database/ledger';
import { isoOf } from '../../../database/rows';
import { asAnswer } from '../../../platform/http/as-answer';
import { counterSetting } from '../../counter-setting/services/counter-setting';
import { methodSums } from '../domain/method-sums';

type Database = Connection | Trx;

export const closingsIn = (db: Database) => records('api::till-closing.till-closing', db);

/** The person whose takings are asked for; null for those of the shop. */
export type Taker = string | null;

// The ledger alone decides: a deleted order does not take its money out of the till.
function entriesOf(db: Database, day: string, taker: Taker) {
  const { from, to } = dayRange(day);
  const entries = entriesBetween(db, from, to);
  return taker === null ? entries : takenBy(entries, taker);
}

/** Finds the entries of a day in the ways of payment that are counted in the till. */
async function cashOf(db: Database, day: string, taker: Taker) {
  const { ways } = await counterSetting.current();
  return { entries: entriesOf(db, day, taker).whereIn('paid.method', cashKeys(ways)) };
}

/** Returns the cash that came on a day, less what was returned. */
export async function netCash(db: Database, day: string, taker: Taker): Promise<number> {
  const { entries } = await cashOf(db, day, taker);
  const cash = await entries.sum('paid.amount as net').first();
  return Number(cash?.net ?? 0);
}

async function methodsOf(db: Database, day: string, taker: Taker): Promise<Till['methods']> {
  const { from, to } = dayRange(day);
  const all = sumsByKind(db, from, to);
  const sums: { method: string; countedAs: string; amount: unknown }[] = await (taker === null
    ? all
    : takenBy(all, taker));
  const { ways } = await counterSetting.current();
  return methodSums(
    sums.map(({ method, countedAs: kind, amount }) => ({ method, kind, amount: Number(amount) })),
    ways,
  );
}

async function cashEntries(db: Database, day: string, taker: Taker): Promise<Till['entries']> {
  const { entries } = await cashOf(db, day, taker);
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

// A handover corrects that of the same person only, and never the closing of the till.
const closedBy = (taker: Taker) =>
  taker === null ? { isHandover: false } : { isHandover: true, actor: taker };

async function leftBefore(db: Database, day: string, taker: Taker): Promise<number> {
  const before = await closingsIn(db).one(
    { day: { $lt: day }, ...closedBy(taker) },
    { orderBy: ['-day', '-id'], select: ['leftCash'] },
  );
  return before?.leftCash ?? 0;
}

/** Returns what each seller handed over last of a day. */
async function handoversOf(db: Database, day: string): Promise<TillClosing[]> {
  const all = await closingsIn(db).many({ day, isHandover: true }, { orderBy: ['id'] });
  const last = new Map(all.map((handover) => [handover.actor, handover]));
  return [...last.values()].map((handover) => asAnswer(tillClosingSchema, handover));
}

/** Returns the money of a business day, of the shop or of one person, the cash entries behind it and its till closings. */
export async function readTill(day: string, taker: Taker): Promise<Till> {
  const db = strapi.db.connection;
  const closings = await closingsIn(db).many({ day, ...closedBy(taker) }, { orderBy: ['-id'] });
  return {
    day,
    suggestedOpening: closings[0]?.openingCash ?? (await leftBefore(db, day, taker)),
    methods: await methodsOf(db, day, taker),
    entries: await cashEntries(db, day, taker),
    closings: closings.map((closing) => asAnswer(tillClosingSchema, closing)),
    handovers: taker === null ? await handoversOf(db, day) : [],
  };
}
