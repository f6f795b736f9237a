import {
  effectiveDiscount,
  finalPrice,
  LOW_STOCK_AT,
  productSchema,
  unitsOf,
  type Product,
} from '@shop/contract';
import type { StockItemRecord, StoredProduct } from '../../../database/records';

/** Returns whether stock is counted by size or colour instead of as one number. */
export const keepsVariants = (items: readonly { size: string | null; color: string | null }[]): boolean =>
  items.some(({ size, color }) => size !== null || color !== null);

/** Returns the units of the scarcest item, or null while none is low. */
export function lowestStock(items: readonly { quantity: number }[]): number | null {
  const lowest = Math.min(...items.map(({ quantity }) => quantity));
  return lowest <= LOW_STOCK_AT ? lowest : null;
}

const variantsOf = (items: readonly StockItemRecord[]): Product['variants'] =>
  keepsVariants(items)
    ? items.map(({ documentId, size, color, quantity, sku }) => ({
        _id: documentId,
        size,
        color,
        stock: quantity,
        sku,
      }))
    : [];

/** Returns a product as shoppers read it; what is empty or unknown of its optional facts is absent. */
export const asProduct = (product: StoredProduct): Product =>
  productSchema.parse({
    ...product,
    _id: product.documentId,
    discount: effectiveDiscount(product.discount),
    finalPrice: finalPrice(product),
    earlierPrice: product.earlierPrice ?? undefined,
    thumbnailAlts: product.thumbnails.map((_, at) => product.thumbnailAlts[at] || product.title),
    stock: unitsOf(product.items),
    size: product.sizes,
    formerNames: product.formerNames.length > 0 ? product.formerNames : undefined,
    status: product.active,
    variants: variantsOf(product.items),
    fit: product.fit ?? undefined,
    origin: product.origin || undefined,
    manufacturer: product.manufacturer || undefined,
    reviews: product.reviews ?? undefined,
  });

/** Returns the offered sizes in stock; units without a size count for every size. */
export function sizesInStock(
  offered: readonly string[],
  items: readonly Pick<StockItemRecord, 'size' | 'quantity'>[],
): string[] {
  const available = items.filter(({ quantity }) => quantity > 0);
  const bySize = new Set(available.map(({ size }) => size).filter((size) => size !== null));
  const anySize = available.some(({ size }) => size === null);
  return offered.filter((size) => anySize || bySize.has(size));
}
