import { EXPIRING_STATUSES } from '@shop/contract';
import type { Row, Trx } from '../../../../database/connection';
import { inTransaction } from '../../../../database/transaction';
import type { OrderRecord } from '../../domain/order-view';
import { lockOrder } from '../order-records';

const BATCH = 100;

type DeadlineColumn = 'expires_at' | 'remind_at';
const fields = { expires_at: 'expiresAt', remind_at: 'remindAt' } as const;

// Goods that the customer has, or money that she paid, are matters for the staff.
const waits = (order: OrderRecord): boolean =>
  (EXPIRING_STATUSES as readonly string[]).includes(order.status) &&
  order.paidAmount === 0 &&
  order.fulfillment !== 'delivered';

/**
 * Handles the orders whose time in a column has come, each in a transaction of its own; returns their number. Another
 * process, or staff, may have changed an order meanwhile: its row is locked and looked at again.
 */
export async function handleDueOrders(
  column: DeadlineColumn,
  now: Date,
  handle: (trx: Trx, order: OrderRecord) => Promise<void>,
): Promise<number> {
  const due: Row[] = await strapi.db
    .connection('orders')
    .where(column, '<=', now)
    .whereNull('deleted_at')
    .orderBy(column)
    .limit(BATCH)
    .select('document_id');
  let handled = 0;
  for (const { document_id } of due)
    handled += await inTransaction(async (trx) => {
      const order = await lockOrder(trx, document_id as string);
      const time = order[fields[column]];
      if (time === null || new Date(time) > now) return 0;
      await trx('orders')
        .where('id', order.id)
        .update(column === 'expires_at' ? { expires_at: null, remind_at: null } : { remind_at: null });
      if (!waits(order)) return 0;
      await handle(trx, order);
      return 1;
    });
  return handled;
}
