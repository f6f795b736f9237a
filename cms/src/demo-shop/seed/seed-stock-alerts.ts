import { DAY_MS } from '@shop/contract';
import type { Trx } from '../../database/connection';
import { newRow } from '../../database/rows';
import type { StockedProduct } from '../products/stocked-product';
import { insertAll } from './insert-all';
import type { SeededProduct } from './seed-products';

const AWAITED_VARIANTS = 8;
const MOST_WAITING = 4;

type Awaited = { productId: string; size: string | null; color: string | null };

const soldOutVariants = (products: readonly StockedProduct[], seeded: readonly SeededProduct[]): Awaited[] =>
  products.flatMap(({ product, items }, at) =>
    product.active === false
      ? []
      : items
          .filter(({ quantity }) => quantity === 0)
          .slice(0, 1)
          .map(({ size, color }) => ({ productId: seeded[at]?.documentId ?? '', size, color })),
  );

/** Adds shoppers who wait for sold-out sizes, one to four for each of some products. */
export async function seedStockAlerts(
  trx: Trx,
  products: readonly StockedProduct[],
  seeded: readonly SeededProduct[],
  now: Date,
): Promise<void> {
  const awaited = soldOutVariants(products, seeded).slice(0, AWAITED_VARIANTS);
  const rows = awaited.flatMap(({ productId, size, color }, variant) =>
    Array.from({ length: 1 + (variant % MOST_WAITING) }, (_, at) => {
      const number = 1000 + variant * 10 + at;
      return {
        ...newRow(new Date(now.getTime() - (1 + variant * 2 + at) * DAY_MS)),
        product_id: productId,
        size,
        color,
        email: null,
        state: 'waiting',
        phone: `299 555-${number}`,
        contact_key: `phone 549299555${number}`,
      };
    }),
  );
  await insertAll(trx, 'stock_alerts', rows);
}
