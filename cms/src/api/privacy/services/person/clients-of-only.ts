import type { Connection, Trx } from '../../../../database/connection';
import { records } from '../../../../database/gateway/records';

/** Returns the clients of orders who have no other order: what is noted about them is about this person alone. */
export async function clientsOfOnly(db: Connection | Trx, orderIds: readonly number[]): Promise<number[]> {
  const links = records('api::client.client-order', db);
  const found = await links.many({ orderId: orderIds }, { select: ['ownId', 'clientId'] });
  const ids = [...new Set(found.flatMap(({ ownId, clientId }) => [ownId ?? [], clientId ?? []].flat()))];
  const others = links.read(
    await links
      .sql()
      .where((either) => either.whereIn('own_id', ids).orWhereIn('client_id', ids))
      .whereNotIn('order_id', orderIds),
  );
  const shared = new Set(others.flatMap(({ ownId, clientId }) => [ownId, clientId]));
  return ids.filter((id) => !shared.has(id));
}
