import { DAY_MS, finalPrice } from '@shop/contract';
import type { DemoProduct } from './demo-product';

type Offered = Pick<DemoProduct, 'price' | 'discount'>;

/** Returns when the offer of a product began: some weeks ago, after its full price was asked for months. */
export const offerBeganAt = ({ discount = 0 }: Offered, now: Date): Date =>
  new Date(now.getTime() - (discount + 5) * DAY_MS);

/** Returns what a product cost at a moment. */
export function demoPriceAt(product: Offered, at: Date, now: Date): number {
  const discount = at < offerBeganAt(product, now) ? 0 : (product.discount ?? 0);
  return finalPrice({ price: product.price, discount });
}
