import { DAY_MS } from '@shop/contract';
import { alertsIn, type AwaitedVariant } from '../../api/stock-alert/services/alert-records';
import type { Trx } from '../../database/connection';
import type { StockedProduct } from '../products/stocked-product';
import type { SeededProduct } from './seed-products';

const AWAITED_VARIANTS = 8;
const MOST_WAITING = 4;

const soldOutVariants = (
  products: readonly StockedProduct[],
  seeded: readonly SeededProduct[],
): AwaitedVariant[] =>
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
  const alerts = awaited.flatMap((awaitedVariant, variant) =>
    Array.from({ length: 1 + (variant % MOST_WAITING) }, (_, at) => {
      const number = 1000 + variant * 10 + at;
      return {
        ...awaitedVariant,
        createdAt: new Date(now.getTime() - (1 + variant * 2 + at) * DAY_MS),
        state: 'waiting' as const,
        phone: `299 555-${number}`,
        contactKey: `phone 549299555${number}`,
      };
    }),
  );
  await alertsIn(trx).insertMany(alerts);
}
