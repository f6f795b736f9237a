import type { AdminOrder } from '@shop/contract';
import type { Connection, Trx } from '../../../database/connection';
import { countRows } from '../../../database/rows';
import { catchUpBeforeReading, catchUpClients, lockClients } from './catch-up/catch-up-clients';
import { clientOrdersIn, clientsIn } from './client-records';

/** Returns the client of an order and her paid orders as they are in this transaction; null without contact. */
async function clientOfOrder(db: Connection | Trx, orderId: number): Promise<AdminOrder['client']> {
  const link = await clientOrdersIn(db).one({ orderId }, { select: ['clientId'] });
  const client = link && (await clientsIn(db).one({ id: link.clientId }, { select: ['documentId'] }));
  if (!client) return null;
  const paid = db('client_orders as c')
    .join('orders as o', 'o.id', 'c.order_id')
    .where('c.client_id', link.clientId)
    .whereNull('o.deleted_at')
    .where('o.order_status', 'paid');
  return { _id: client.documentId, purchases: await countRows(paid) };
}

export const clients = {
  catchUp: catchUpBeforeReading,
  catchUpAll: catchUpClients,
  lock: lockClients,
  ofOrder: clientOfOrder,
};
