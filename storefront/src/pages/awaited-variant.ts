import type { Product } from '@shop/contract';
import type { SoldOutVariant } from '#features/product-detail/buying/buy-box.tsx';

/** Returns the variant as an alert names it: null where the product has no sizes or no colors. */
export const awaitedVariant = ({ _id }: Pick<Product, '_id'>, { size, color }: SoldOutVariant) => ({
  productId: _id,
  size: size || null,
  color: color ?? null,
});
