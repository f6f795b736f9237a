import { DAY_MS } from '@shop/contract';
import type { Trx } from '../connection';

// An order that was paid longer ago is no work of today: its customer has the goods.
const DELIVERED_AFTER_DAYS = 30;

/** Places orders of an earlier version: paid ones count as delivered after a month, on a day that nobody knows. */
export async function ensureFulfillment(trx: Trx): Promise<void> {
  const unplaced = () => trx('orders').whereNull('fulfillment');
  if (!(await unplaced().first('id'))) return;
  const since = new Date(Date.now() - DELIVERED_AFTER_DAYS * DAY_MS);
  await unplaced()
    .where('order_status', 'paid')
    .where('created_at', '<', since)
    .update({ fulfillment: 'delivered' });
  await unplaced().update({ fulfillment: 'to_prepare' });
}
