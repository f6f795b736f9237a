import type { Connection, Row, Trx } from '../../../../database/connection';

/** Returns the clients of orders who have no other order: what is noted about them is about this person alone. */
export async function clientsOfOnly(db: Connection | Trx, orderIds: readonly number[]): Promise<number[]> {
  const rows: Row[] = await db('client_orders').whereIn('order_id', orderIds);
  const ids = [...new Set(rows.flatMap(({ own_id, client_id }) => [own_id, client_id]))].filter(
    (id): id is number => typeof id === 'number',
  );
  const others: Row[] = await db('client_orders')
    .where((either) => either.whereIn('own_id', ids).orWhereIn('client_id', ids))
    .whereNotIn('order_id', orderIds)
    .select('own_id', 'client_id');
  const shared = new Set(others.flatMap(({ own_id, client_id }) => [own_id, client_id]));
  return ids.filter((id) => !shared.has(id));
}
