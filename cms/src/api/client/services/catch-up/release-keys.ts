import type { Row, Trx } from '../../../../database/connection';
import type { Key } from '../../domain/order-keys';

const columns = { phone: 'phone_key', email: 'email_key' } as const;

// The first order of its client that has the key, else the first of anyone.
const nextOrder = (trx: Trx, { kind, key }: Key, clientId: number): Promise<Row | undefined> =>
  trx('client_orders as c')
    .join('orders as o', 'o.id', 'c.order_id')
    .where(`c.${columns[kind]}`, key)
    .whereNotNull('c.own_id')
    .orderByRaw('case when c.own_id = ? then 0 else 1 end', [clientId])
    .orderBy('c.order_id')
    .first('c.own_id', 'o.order_number', 'o.created_at');

/**
 * Gives keys that an order has no longer to the next order that has them, or deletes them: a wrong number that was
 * corrected must not join its owner with this client. Returns the clients whose keys changed.
 */
export async function releaseKeys(trx: Trx, keys: readonly Key[]): Promise<number[]> {
  const changed: number[] = [];
  for (const { kind, key } of keys) {
    const row: Row | undefined = await trx('client_keys').where({ kind, key }).first();
    if (!row) continue;
    const next = await nextOrder(trx, { kind, key }, row.client_id as number);
    changed.push(row.client_id as number, (next?.own_id ?? row.client_id) as number);
    if (!next) await trx('client_keys').where({ kind, key }).delete();
    else
      await trx('client_keys')
        .where({ kind, key })
        .update({
          client_id: next.own_id,
          order_number: next.order_number,
          at: new Date(next.created_at as string | number | Date).getTime(),
        });
  }
  return changed;
}
