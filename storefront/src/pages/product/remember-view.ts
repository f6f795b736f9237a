import type { Product } from '@shop/contract';
import { addRecentlyViewed } from '#features/catalog/recently-viewed.ts';
import { recordView } from '#features/product-detail/record-view.ts';

/** Records a view of a product for the shop's statistics and this browser's list of viewed products. */
export function rememberView(product: Product): void {
  recordView(product);
  addRecentlyViewed(product._id);
}
