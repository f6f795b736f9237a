import type { Trx } from '../../../../database/connection';
import { eachBatch } from '../../../../database/rows';
import { announceChange } from '../../../../platform/changes/changes';
import { catalog } from '../../../catalog/services/catalog';

const PRICES_AT_ONCE = 100;

type NewPrice = { id: number; price: number };

async function storeBatch(trx: Trx, prices: readonly NewPrice[], at: Date): Promise<void> {
  const cases = prices.map(() => 'when ? then cast(? as integer)').join(' ');
  await trx('products')
    .whereIn(
      'id',
      prices.map(({ id }) => id),
    )
    .update({
      price: trx.raw(
        `case id ${cases} end`,
        prices.flatMap(({ id, price }) => [id, price]),
      ),
      updated_at: at,
    });
}

/** Stores prices and renders their products again; the caller has locked their stock items. */
export async function storePrices(trx: Trx, prices: readonly NewPrice[], at: Date): Promise<void> {
  await eachBatch(prices, PRICES_AT_ONCE, (batch) => storeBatch(trx, batch, at));
  await catalog.refresh(
    trx,
    prices.map(({ id }) => id),
  );
  await announceChange('catalog');
}
