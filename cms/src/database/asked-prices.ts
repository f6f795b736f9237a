import { OPERATING_RULES, type AskedPrice } from '@shop/contract';
import type { Connection, Row, Trx } from './connection';
import type { RecordOf } from './gateway/record-types';
import { records } from './gateway/records';
import { groupBy } from './rows';

type Offered = Pick<RecordOf<'api::product.product'>, 'documentId' | 'discount'>;

/** SQL of the days before an offer in which its struck price must have been asked. */
export const EARLIER_PRICE_DAYS_SQL = 'select earlier_price_days as days from operating_rules limit 1';

// The panel stores an emptied rule as null: it counts as the initial one.
export const earlierPriceDaysOf = (row: Row | undefined): number =>
  (row?.days as number | null | undefined) ?? OPERATING_RULES.earlierPriceDays.initial;

export async function readEarlierPriceDays(trx: Connection | Trx): Promise<number> {
  return earlierPriceDaysOf(await trx.from(trx.raw(`(${EARLIER_PRICE_DAYS_SQL}) as rules`)).first('days'));
}

/** Returns the histories of products by their document ids, oldest entry first. */
export async function askedPrices(
  db: Connection | Trx,
  productId: readonly string[],
): Promise<Map<string, AskedPrice[]>> {
  const prices = records('api::product.product-price', db);
  const found = await prices.many({ productId }, { orderBy: ['at', 'id'] });
  return groupBy(found, (price) => price.productId);
}

/** Returns the histories of products that have a discount now; others need none to be shown. */
export function pricesBeforeOffers(
  db: Connection | Trx,
  products: readonly Offered[],
): Promise<Map<string, AskedPrice[]>> {
  const offered = products.filter(({ discount }) => discount > 0);
  return askedPrices(
    db,
    offered.map(({ documentId }) => documentId),
  );
}
