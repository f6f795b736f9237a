import type { Connection, Trx } from './connection';

/** Finds the entries of the ledger from a time on and before another. */
export const entriesBetween = (db: Connection | Trx, from: Date, before: Date) =>
  db('order_payments as paid').where('paid.at', '>=', from).where('paid.at', '<', before);

/** Sums entries by method and kind: a void counts in the kind of the entry that it takes back. */
export const sumsByKind = (db: Connection | Trx, from: Date, before: Date) =>
  entriesBetween(db, from, before)
    .leftJoin('order_payments as voided', 'voided.id', 'paid.voids_id')
    .select(
      'paid.method',
      db.raw('coalesce(voided.kind, paid.kind) as "countedAs"'),
      db.raw('sum(paid.amount) as amount'),
    )
    .groupBy('paid.method', 'countedAs');
