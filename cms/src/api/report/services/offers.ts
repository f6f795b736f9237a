import type { ReportPeriods, ReportTable } from '@shop/contract';
import { asAskedPrice, readEarlierPriceDays } from '../../../database/asked-prices';
import type { Row } from '../../../database/connection';
import { offersTables, type PricedHistory } from '../domain/offers';

/** Reads the whole history of each product that was ever offered below its list price. */
async function discountedHistories(): Promise<PricedHistory[]> {
  const db = strapi.db.connection;
  const rows: Row[] = await db('product_prices as h')
    .join('products as p', 'p.document_id', 'h.product_id')
    .whereIn('h.product_id', db('product_prices').select('product_id').whereRaw('final_price < price'))
    .orderBy(['h.at', 'h.id'])
    .select('p.id', 'p.title', 'h.price', 'h.final_price', 'h.active', 'h.at');
  const byProduct = new Map<unknown, PricedHistory>();
  for (const row of rows) {
    const product = byProduct.get(row.id) ?? { title: row.title as string, history: [] };
    product.history.push(asAskedPrice(row));
    byProduct.set(row.id, product);
  }
  return [...byProduct.values()];
}

/** Returns the offers of now, and those that ended in the range. */
export async function offerTables(period: ReportPeriods): Promise<ReportTable[]> {
  const days = await readEarlierPriceDays(strapi.db.connection);
  return offersTables(period, await discountedHistories(), { days, now: Date.now() });
}
