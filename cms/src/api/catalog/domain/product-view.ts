import { effectiveDiscount, finalPrice, LOW_STOCK_AT, type Product } from '@shop/contract';
import type { ProductRecord, StockItemRecord } from '../../../database/records';

/** Returns whether stock is counted by size or colour instead of as one number. */
export const keepsVariants = (items: readonly { size: string | null; color: string | null }[]): boolean =>
  items.some(({ size, color }) => size !== null || color !== null);

export const unitsOf = (items: readonly { quantity: number }[]): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);

/** Returns the units of the scarcest item, or null while none is low. */
export function lowestStock(items: readonly { quantity: number }[]): number | null {
  const lowest = Math.min(...items.map(({ quantity }) => quantity));
  return lowest <= LOW_STOCK_AT ? lowest : null;
}

const altsOf = ({ thumbnails, thumbnailAlts, title }: ProductRecord): string[] =>
  thumbnails.map((_, at) => thumbnailAlts[at] || title);

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

export const asProduct = (record: ProductRecord): Product => ({
  _id: record.documentId,
  slug: record.slug,
  title: record.title,
  description: record.description,
  price: record.price,
  discount: effectiveDiscount(record.discount),
  finalPrice: finalPrice(record),
  ...(record.earlierPrice !== null && { earlierPrice: record.earlierPrice }),
  category: record.category,
  thumbnails: record.thumbnails,
  thumbnailAlts: altsOf(record),
  thumbnailColors: record.thumbnailColors,
  stock: unitsOf(record.items),
  size: record.sizes,
  colors: record.colors,
  ...(record.formerNames.length > 0 && { formerNames: record.formerNames }),
  status: record.active,
  variants: variantsOf(record.items),
  composition: record.composition,
  care: record.care,
  ...(record.fit && { fit: record.fit }),
  ...(record.origin && { origin: record.origin }),
  ...(record.manufacturer && { manufacturer: record.manufacturer }),
  ...(record.reviews && { reviews: record.reviews }),
  createdAt: record.createdAt,
  updatedAt: record.updatedAt,
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
