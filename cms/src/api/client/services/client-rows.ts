import type { ClientSummary } from '@shop/contract';
import type { Connection, Row, Trx } from '../../../database/connection';
import { notFound } from '../../../platform/http/http-error';

export const asSummary = (row: Row): ClientSummary & { spent: number } => ({
  _id: row.document_id as string,
  name: row.name as string,
  phone: row.phone as string,
  email: row.email as string,
  orders: row.orders as number,
  purchases: row.purchases as number,
  spent: Number(row.spent),
  lastPurchaseAt: (row.last_day as string) || null,
  consents: row.consents === 1,
});

/** Returns a client, or the one she was joined into, so that old links still work; throws 404. */
export async function findClient(db: Connection | Trx, documentId: string): Promise<Row> {
  const row: Row | undefined = await db('clients').where('document_id', documentId).first();
  const shown: Row | undefined = row?.joined_into
    ? await db('clients')
        .where('id', row.joined_into as number)
        .first()
    : row;
  if (!shown) throw notFound('Esa clienta ya no está.');
  return shown;
}
