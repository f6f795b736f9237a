import { effectiveDiscount, finalPrice, LOW_STOCK_AT, type Product } from '@shop/contract';
import type { ProductRecord, StockItemRecord } from '../../../database/records';

/** Whether stock is counted by size or colour; without either, one number serves the whole product. */
export const keepsVariants = (items: readonly { size: string | null; color: string | null }[]): boolean =>
  items.some(({ size, color }) => size !== null || color !== null);

/** Units of a product, all items together. */
export const unitsOf = (items: readonly { quantity: number }[]): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);

/** The units of the item that is nearest to its end, or null while none is near it. */
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

/** A product as the shop shows it. */
export const asProduct = (record: ProductRecord): Product => ({
  _id: record.documentId,
  slug: record.slug,
  title: record.title,
  description: record.description,
  price: record.price,
  discount: effectiveDiscount(record.discount),
  finalPrice: finalPrice(record),
  category: record.category,
  thumbnails: record.thumbnails,
  thumbnailAlts: altsOf(record),
  stock: unitsOf(record.items),
  size: record.sizes,
  colors: record.colors,
  status: record.active,
  variants: variantsOf(record.items),
  composition: record.composition,
  care: record.care,
  createdAt: record.createdAt,
  updatedAt: record.updatedAt,
});
