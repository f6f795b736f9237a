import type { Trx } from '../../database/connection';
import { records } from '../../database/gateway/records';
import { type DemoViews } from '../history/demo-views';
import { type StockedProduct } from '../products/stocked-product';
import { type SeededProduct } from './seed-products';

export async function seedViews(
  trx: Trx,
  views: readonly DemoViews[],
  products: readonly StockedProduct[],
  seeded: readonly SeededProduct[],
): Promise<void> {
  await records('api::daily-view.daily-view', trx).insertMany(
    views.map(({ day, product, views: count }) => ({
      createdAt: `${day}T12:00:00-03:00`,
      day,
      productId: seeded[product]!.documentId,
      productTitle: products[product]!.product.title,
      category: products[product]!.product.category,
      views: count,
    })),
  );
}
