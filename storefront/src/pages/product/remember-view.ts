import type { Product } from '@shop/contract';
import { addRecentlyViewed } from '#features/catalog/recently-viewed.ts';
import { recordView } from '#features/product-detail/record-view.ts';
import { paths } from '#shared/navigation/paths.ts';
import { saveSeenPage } from '#shared/offline/save-seen-page.ts';

/** Records a view of a product: for the shop's statistics, for this browser's list and for reading it without a connection. */
export function rememberView(product: Product): void {
  recordView(product);
  addRecentlyViewed(product._id);
  // Without room on the device the page is not there later, which breaks nothing now.
  saveSeenPage(paths.product(product)).catch(() => undefined);
}
