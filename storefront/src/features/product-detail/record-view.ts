import type { Product } from '@shop/contract';
import type { CallInput } from '@shop/web-kit/api';
import { isStaffBrowser } from '#shared/funnel/staff-browser.ts';
import { postInBackground } from '#shared/post-in-background.ts';

const recorded = new Set<string>();

/** Records a view of a product, once per page load. */
export function recordView({ _id: productId, title, price, category }: Product): void {
  if (recorded.has(productId)) return;
  recorded.add(productId);
  const data = { productId, productTitle: title, productPrice: price, productCategory: category };
  const { body }: CallInput<'recordInteraction'> = {
    body: { type: 'product_view', data, ...(isStaffBrowser() && { staff: true }) },
  };
  postInBackground('/api/interactions', body);
}
