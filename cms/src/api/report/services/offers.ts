import type { ReportPeriods, ReportTable } from '@shop/contract';
import { askedPrices, readEarlierPriceDays } from '../../../database/asked-prices';
import { productsIn } from '../../../database/product-records';
import { inBatches } from '../../../database/rows';
import { offersTables, type PricedHistory } from '../domain/offers';

/** Reads the whole history of each product that was ever offered below its list price. */
async function discountedHistories(): Promise<PricedHistory[]> {
  const db = strapi.db.connection;
  const offered: string[] = await db('product_prices')
    .whereRaw('final_price < price')
    .distinct()
    .orderBy('product_id')
    .pluck('product_id');
  const found: PricedHistory[] = [];
  for (const documentId of inBatches(offered)) {
    const histories = await askedPrices(db, documentId);
    for (const product of await productsIn(db).many(
      { documentId },
      { select: ['documentId', 'title'], orderBy: ['id'] },
    ))
      found.push({ title: product.title, history: histories.get(product.documentId) ?? [] });
  }
  return found;
}

/** Returns the offers of now, and those that ended in the range. */
export async function offerTables(period: ReportPeriods): Promise<ReportTable[]> {
  const days = await readEarlierPriceDays(strapi.db.connection);
  return offersTables(period, await discountedHistories(), { days, now: Date.now() });
}
