import type { DeliveryMethod, ErasureBlocker } from '@shop/contract';
import type { Connection, Row, Trx } from '../../../../database/connection';
import { inBatches } from '../../../../database/rows';
import { blockerOf } from '../../domain/blockers';
import type { Person } from '../../domain/person';

export type Blocker = { name: string; reason: ErasureBlocker };

const blockerOfRow = (row: Row) =>
  blockerOf({
    status: String(row.order_status ?? ''),
    fulfillment: String(row.fulfillment ?? ''),
    deliveryMethod: row.delivery_method as DeliveryMethod,
    total: Number(row.total),
    paidAmount: Number(row.paid_amount ?? 0),
    refundedAmount: Number(row.refunded_amount ?? 0),
    isDeleted: row.deleted_at !== null,
  });

/** Returns the orders and other cases of a person that need her contact until they end. */
export async function findBlockers(
  db: Connection | Trx,
  { orders }: Pick<Person, 'orders'>,
): Promise<Blocker[]> {
  const found: Blocker[] = [];
  for (const batch of inBatches(orders)) {
    const ids = batch.map(({ id }) => id);
    const rows: Row[] = await db('orders').whereIn('id', ids).orderBy('id');
    for (const row of rows) {
      const reason = blockerOfRow(row);
      if (reason) found.push({ name: row.order_number as string, reason });
    }
    const open: Row[] = await db('cases')
      .whereIn(
        'order_document_id',
        batch.map(({ documentId }) => documentId),
      )
      .whereNot('kind', 'data_request')
      .whereNotNull('due_at')
      .select('code');
    found.push(...open.map(({ code }) => ({ name: code as string, reason: 'open_case' as const })));
  }
  return found;
}
