import { OPERATING_RULES, type AskedPrice } from '@shop/contract';
import type { Connection, Row, Trx } from './connection';

/** SQL of the histories of products that have a discount now. */
export const ASKED_PRICES_SQL = `select p.id as owner, h.id, h.price, h.final_price, h.active, h.at
  from product_prices h join products p on p.document_id = h.product_id where p.discount > 0`;

/** SQL of the days before an offer in which its struck price must have been asked. */
export const EARLIER_PRICE_DAYS_SQL = 'select earlier_price_days as days from operating_rules limit 1';

// The panel stores an emptied rule as null: it counts as the initial one.
export const earlierPriceDaysOf = (row: Row | undefined): number =>
  (row?.days as number | null | undefined) ?? OPERATING_RULES.earlierPriceDays.initial;

export async function readEarlierPriceDays(trx: Connection | Trx): Promise<number> {
  return earlierPriceDaysOf(await trx.from(trx.raw(`(${EARLIER_PRICE_DAYS_SQL}) as rules`)).first('days'));
}

export const asAskedPrice = (row: Row): AskedPrice => ({
  price: row.price as number,
  finalPrice: row.final_price as number,
  active: row.active === 1,
  at: Number(row.at),
});

/** Returns the histories of products that have a discount now, by their ids; others need none to be shown. */
export const askedPriceRows = (trx: Connection | Trx, productIds: readonly number[]): Promise<Row[]> =>
  trx('product_prices as h')
    .join('products as p', 'p.document_id', 'h.product_id')
    .whereIn('p.id', productIds)
    .where('p.discount', '>', 0)
    .orderBy(['h.at', 'h.id'])
    .select('p.id as owner', 'h.price', 'h.final_price', 'h.active', 'h.at');

/** Groups rows of histories by their product. */
export function askedPricesByProduct(rows: readonly Row[]): Map<number, AskedPrice[]> {
  const byProduct = new Map<number, AskedPrice[]>();
  for (const row of rows) {
    const owner = row.owner as number;
    const history = byProduct.get(owner);
    if (history) history.push(asAskedPrice(row));
    else byProduct.set(owner, [asAskedPrice(row)]);
  }
  return byProduct;
}
