import type { Trx } from '../../database/connection';
import { newRow } from '../../database/rows';
import { type DemoViews } from '../history/demo-views';
import { type StockedProduct } from '../products/stocked-product';
import { insertAll } from './insert-all';
import { type SeededProduct } from './seed-products';

export async function seedViews(
  trx: Trx,
  views: readonly DemoViews[],
  products: readonly StockedProduct[],
  seeded: readonly SeededProduct[],
): Promise<void> {
  const rows = views.map(({ day, product, views: count }) => ({
    ...newRow(new Date(`${day}T12:00:00-03:00`)),
    day,
    product_id: seeded[product]!.documentId,
    product_title: products[product]!.product.title,
    category: products[product]!.product.category,
    views: count,
  }));
  await insertAll(trx, 'daily_views', rows);
}
