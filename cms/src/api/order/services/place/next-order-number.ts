import type { Trx } from '../../../../database/connection';
import { newRow } from '../../../../database/rows';
import { formatOrderNumber } from '../../domain/place/new-order';

/** Returns the next order number of a day; the counter row stays locked until commit so that no number is skipped. */
export async function nextOrderNumber(trx: Trx, prefix: string, day: string, at: Date): Promise<string> {
  const [row] = await trx('order_counters')
    .insert({ ...newRow(at), business_day: day, last: 1 })
    .onConflict('business_day')
    .merge({ last: trx.raw('order_counters.last + 1') })
    .returning('last');
  return formatOrderNumber(prefix, day, row.last as number);
}
