import { addDays, businessDay } from '@shop/contract';
import type { Row, Trx } from '../../../database/connection';
import { newRow } from '../../../database/rows';
import { recountViews } from '../../../database/schema/view-totals';
import { inTransaction } from '../../../database/transaction';
import { onPostgres } from '../../../settings/environment';
import { lockVisits } from './count-visits';

/** The day under which the views of former days are counted together. */
export const FORMER_DAYS = '0001-01-01';

async function fold(trx: Trx, first: string): Promise<number> {
  const old = () => trx('daily_views').where('day', '<', first).whereNot('day', FORMER_DAYS);
  const sums: Row[] = await old()
    .groupBy('product_id', 'category')
    .select('product_id', 'category', trx.raw('max(product_title) as product_title'))
    .sum('views as views');
  if (sums.length === 0) return 0;
  const deleted = await old().delete();
  for (const sum of sums)
    await trx('daily_views')
      .insert({ ...newRow(new Date()), ...sum, views: Number(sum.views), day: FORMER_DAYS })
      .onConflict(['day', 'product_id', 'category'])
      .merge({ views: trx.raw('daily_views.views + excluded.views') });
  // The triggers count the sums once more.
  for (const statement of recountViews(onPostgres())) await trx.raw(statement);
  return deleted;
}

/** Adds up the views of days that are no longer kept one by one, so that totals stay; returns the rows of days deleted. */
export const foldOldViews = (viewDays: number, now = Date.now()): Promise<number> =>
  inTransaction(async (trx) => {
    await lockVisits(trx);
    return fold(trx, addDays(businessDay(new Date(now)), -viewDays));
  });
