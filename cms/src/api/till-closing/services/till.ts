import { dayRange, type Till, type TillClosing } from '@shop/contract';
import type { Connection, Row, Trx } from '../../../database/connection';
import { entriesBetween, sumsByKind } from '../../../database/ledger';
import { isoOf } from '../../../database/rows';
import { methodSums } from '../domain/method-sums';

export const TILL_CLOSINGS = 'till_closings';

type Database = Connection | Trx;

// The ledger alone decides: a deleted order does not take its money out of the till.
const entriesOf = (db: Database, day: string) => {
  const { from, to } = dayRange(day);
  return entriesBetween(db, from, to);
};

/** Returns the cash that came on a day, less what was returned. */
export async function netCash(db: Database, day: string): Promise<number> {
  const [row] = (await entriesOf(db, day).where('paid.method', 'cash').sum('paid.amount as net')) as Row[];
  return Number(row?.net ?? 0);
}

async function methodsOf(db: Database, day: string): Promise<Till['methods']> {
  const { from, to } = dayRange(day);
  const rows: Row[] = await sumsByKind(db, from, to);
  return methodSums(
    rows.map(({ method, counted_as: kind, amount }) => ({
      method: method as string,
      kind: kind as string,
      amount: Number(amount),
    })),
  );
}

async function cashEntries(db: Database, day: string): Promise<Till['entries']> {
  const rows: Row[] = await entriesOf(db, day)
    .where('paid.method', 'cash')
    .leftJoin('orders', 'orders.id', 'paid.order_id')
    .orderBy([
      { column: 'paid.at', order: 'desc' },
      { column: 'paid.id', order: 'desc' },
    ])
    .select(
      ...['paid.at', 'paid.kind', 'paid.amount', 'orders.document_id'],
      ...['orders.order_number', 'orders.deleted_at'],
    );
  return rows.map((row) => ({
    at: isoOf(row.at),
    kind: row.kind as string,
    amount: row.amount as number,
    // The page of a deleted order does not open.
    orderId: row.deleted_at === null ? (row.document_id as string | null) : null,
    orderNumber: (row.order_number as string | null) ?? '',
  }));
}

const asClosing = (row: Row): TillClosing => ({
  _id: row.document_id as string,
  day: row.day as string,
  openingCash: row.opening_cash as number,
  expectedCash: row.expected_cash as number,
  countedCash: row.counted_cash as number,
  difference: row.difference as number,
  leftCash: row.left_cash as number,
  note: (row.note as string | null) ?? '',
  actor: (row.actor as string | null) ?? '',
  at: isoOf(row.at),
});

/** Returns a till closing by its id, or undefined. */
export async function findClosing(db: Database, documentId: string): Promise<TillClosing | undefined> {
  const row: Row | undefined = await db(TILL_CLOSINGS).where('document_id', documentId).first();
  return row && asClosing(row);
}

const closingsOf = (db: Database, day: string): Promise<Row[]> =>
  db(TILL_CLOSINGS).where({ day }).orderBy('id', 'desc');

async function leftBefore(db: Database, day: string): Promise<number> {
  const row: Row | undefined = await db(TILL_CLOSINGS)
    .where('day', '<', day)
    .orderBy([
      { column: 'day', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .first('left_cash');
  return (row?.left_cash as number | undefined) ?? 0;
}

/** Returns the money of a business day, the cash entries behind it and its till closings. */
export async function readTill(day: string): Promise<Till> {
  const db = strapi.db.connection;
  const closings = (await closingsOf(db, day)).map(asClosing);
  return {
    day,
    suggestedOpening: closings[0]?.openingCash ?? (await leftBefore(db, day)),
    methods: await methodsOf(db, day),
    entries: await cashEntries(db, day),
    closings,
  };
}
