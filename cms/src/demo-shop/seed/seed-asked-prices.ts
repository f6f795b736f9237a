import { finalPrice } from '@shop/contract';
import type { Trx } from '../../database/connection';
import { records } from '../../database/gateway/records';
import { offerBeganAt } from '../products/demo-offers';
import type { StockedProduct } from '../products/stocked-product';
import type { SeededProduct } from './seed-products';

type Span = { openedAt: Date; now: Date };

function historyOf({ product }: StockedProduct, productId: string, { openedAt, now }: Span) {
  const { price, discount: today = 0, active = true } = product;
  const entry = (at: Date, discount: number) => ({
    productId,
    price,
    discount,
    at: at.getTime(),
    finalPrice: finalPrice({ price, discount }),
    active,
  });
  const full = entry(openedAt, 0);
  return today > 0 ? [full, entry(offerBeganAt(product, now), today)] : [full];
}

/** Stores what the demo products were asked for since the shop opened; a trigger has stored the present. */
export async function seedAskedPrices(
  trx: Trx,
  products: readonly StockedProduct[],
  seeded: readonly SeededProduct[],
  span: Span,
): Promise<void> {
  await records('api::product.product-price', trx).insertMany(
    products.flatMap((product, at) => historyOf(product, seeded[at]?.documentId ?? '', span)),
  );
}
