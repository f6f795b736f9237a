import type { Trx } from '../../../database/connection';
import { newRow } from '../../../database/rows';
import { orderNumber } from '../domain/order-number';

/** The next number of a day. Who takes one holds the counter until the commit, so that none is skipped. */
export async function nextOrderNumber(trx: Trx, prefix: string, day: string, at: Date): Promise<string> {
  const [row] = await trx('order_counters')
    .insert({ ...newRow(at), business_day: day, last: 1 })
    .onConflict('business_day')
    .merge({ last: trx.raw('order_counters.last + 1') })
    .returning('last');
  return orderNumber(prefix, day, row.last as number);
}
