import { DEFAULT_COLORS, findStockItem, picturesOf, type Product } from '@shop/contract';
import type { CartLine } from '#shared/cart-line.ts';

export type Choice = { size: string; color?: string };
export type StockedProduct = Pick<Product, 'stock' | 'variants'>;
type ListedProduct = StockedProduct &
  Pick<
    Product,
    '_id' | 'slug' | 'title' | 'finalPrice' | 'thumbnails' | 'thumbnailColors' | 'size' | 'colors'
  >;

/** Returns the units of a size and color: those of the most specific stock item that covers them. */
export function unitsLeft({ stock, variants }: StockedProduct, size: string, color?: string): number {
  if (variants.length === 0) return stock;
  return findStockItem(variants, { size, color: color ?? null })?.stock ?? 0;
}

/** Lists the sizes and colors of a product that are in stock. */
export function availableChoices(product: ListedProduct): Choice[] {
  const sizes = product.size.length > 0 ? product.size : [''];
  const names = (product.colors ?? DEFAULT_COLORS).map(({ name }) => name);
  const colors: (string | undefined)[] = names.length > 0 ? names : [undefined];
  return sizes
    .flatMap((size) => colors.map((color) => ({ size, ...(color && { color }) })))
    .filter(({ size, color }) => unitsLeft(product, size, color) > 0);
}

export const createCartLine = (product: ListedProduct, choice: Choice, quantity = 1): CartLine => ({
  id: product._id,
  slug: product.slug,
  name: product.title,
  price: product.finalPrice,
  image: picturesOf(product, choice.color)[0]?.url ?? '',
  size: choice.size,
  ...(choice.color && { color: choice.color }),
  quantity,
  stock: unitsLeft(product, choice.size, choice.color),
});
