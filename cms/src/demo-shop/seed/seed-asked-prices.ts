import { finalPrice } from '@shop/contract';
import type { Trx } from '../../database/connection';
import { inBatches } from '../../database/rows';
import { offerBeganAt } from '../products/demo-offers';
import type { StockedProduct } from '../products/stocked-product';
import type { SeededProduct } from './seed-products';

type Span = { openedAt: Date; now: Date };

function historyOf({ product }: StockedProduct, documentId: string, { openedAt, now }: Span) {
  const { price, discount = 0 } = product;
  const entry = (at: Date, percent: number) => ({
    product_id: documentId,
    price,
    discount: percent,
    at: at.getTime(),
    final_price: finalPrice({ price, discount: percent }),
    active: product.active === false ? 0 : 1,
  });
  const full = entry(openedAt, 0);
  return discount > 0 ? [full, entry(offerBeganAt(product, now), discount)] : [full];
}

/** Stores what the demo products were asked for since the shop opened; a trigger has stored the present. */
export async function seedAskedPrices(
  trx: Trx,
  products: readonly StockedProduct[],
  seeded: readonly SeededProduct[],
  span: Span,
): Promise<void> {
  const rows = products.flatMap((product, at) => historyOf(product, seeded[at]?.documentId ?? '', span));
  for (const batch of inBatches(rows)) await trx('product_prices').insert(batch);
}
