import type { Product, Variant } from '@shop/contract';
import { itemKey, type ImportedItem } from '../parse-products';

const distance = ({ stock = 0, seen = stock }: ImportedItem, now: number): number =>
  Math.min(Math.abs(stock - now), Math.abs(seen - now));

/**
 * Returns the stored variants whose SKUs stand in rows of another name, if the stock of these rows is theirs too:
 * the names have changed. Otherwise only the SKUs have, and the result is empty.
 */
export function variantsOfSkus(
  items: readonly ImportedItem[],
  { variants }: Product,
): Map<ImportedItem, Variant> {
  const stocks = new Map(variants.map((one) => [itemKey(one), one.stock]));
  const moved = items.flatMap((item) => {
    const { sku, stock } = item;
    const owner = variants.find((one) => sku && one.sku?.toLowerCase() === sku.toLowerCase());
    const isMoved = stock !== undefined && owner && itemKey(owner) !== itemKey(item);
    return isMoved ? [[item, owner] as const] : [];
  });
  const nearer = moved.map(
    ([item, owner]) => distance(item, owner.stock) - distance(item, stocks.get(itemKey(item)) ?? 0),
  );
  return new Map(nearer.reduce((sum, one) => sum + one, 0) < 0 ? moved : []);
}
