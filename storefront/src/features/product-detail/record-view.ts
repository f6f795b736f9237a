import type { InputOf, Product, recordInteraction } from '@shop/contract';

import { isStaffBrowser } from '#shared/funnel/staff-browser.ts';
import { postInBackground } from '#shared/post-in-background.ts';

const recorded = new Set<string>();

/** Records a view of a product, once per page load. */
export function recordView({ _id: productId, title, price, category }: Product): void {
  if (recorded.has(productId)) return;
  recorded.add(productId);
  const data = { productId, productTitle: title, productPrice: price, productCategory: category };
  const { body }: InputOf<typeof recordInteraction> = {
    body: { type: 'product_view', data, ...(isStaffBrowser() && { staff: true }) },
  };
  postInBackground('/api/interactions', body);
}
