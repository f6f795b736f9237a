import type { Knex } from 'knex';
import type { Connection, Trx } from './connection';
import { inBatches } from './rows';

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

/** What was paid for orders, less what was returned, in pesos by id of the order and way of payment. */
export type TakenByOrder = ReadonlyMap<number, ReadonlyMap<string, number>>;

/** Sums the entries of orders by way of payment. */
export async function takenByOrder(
  db: Connection | Trx,
  orders: readonly { id: number }[],
): Promise<TakenByOrder> {
  const taken = new Map(orders.map(({ id }) => [id, new Map<string, number>()]));
  for (const batch of inBatches([...taken.keys()])) {
    const sums: { order_id: number; method: string; amount: unknown }[] = await db('order_payments')
      .whereIn('order_id', batch)
      .groupBy('order_id', 'method')
      .orderBy(['order_id', 'method'])
      .select('order_id', 'method')
      .sum('amount as amount');
    for (const { order_id, method, amount } of sums) taken.get(order_id)?.set(method, Number(amount));
  }
  return taken;
}

/** Leaves the entries of one person; a void belongs to whoever noted what it takes back. */
export const takenBy = <Q extends Knex.QueryBuilder>(entries: Q, name: string): Q => {
  const noted = '(select noted.actor from order_payments as noted where noted.id = paid.voids_id)';
  void entries.whereRaw(`coalesce(${noted}, paid.actor) = ?`, [name]);
  return entries;
};
