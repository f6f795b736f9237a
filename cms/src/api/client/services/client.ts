import type { AdminOrder } from '@shop/contract';
import type { Connection, Row, Trx } from '../../../database/connection';
import { countRows } from '../../../database/rows';
import { catchUpBeforeReading, catchUpClients, lockClients } from './catch-up/catch-up-clients';

/** Returns the client of an order and her paid orders as they are in this transaction; null without contact. */
async function clientOfOrder(db: Connection | Trx, orderId: number): Promise<AdminOrder['client']> {
  const client: Row | undefined = await db('client_orders as o')
    .join('clients as c', 'c.id', 'o.client_id')
    .where('o.order_id', orderId)
    .first('c.id', 'c.document_id');
  if (!client) return null;
  const paid = db('client_orders as c')
    .join('orders as o', 'o.id', 'c.order_id')
    .where('c.client_id', client.id as number)
    .whereNull('o.deleted_at')
    .where('o.order_status', 'paid');
  return { _id: client.document_id as string, purchases: await countRows(paid) };
}

export const clients = {
  catchUp: catchUpBeforeReading,
  catchUpAll: catchUpClients,
  lock: lockClients,
  ofOrder: clientOfOrder,
};
