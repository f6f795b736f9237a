import { compareSizes, DEFAULT_COLORS, type Product } from '@shop/contract';
import type { CartLine } from './cart-lines.ts';
import { unitsLeft } from './units-left.ts';

export type Choice = { size: string; color?: string };
type Sold = Pick<
  Product,
  '_id' | 'slug' | 'title' | 'finalPrice' | 'thumbnails' | 'stock' | 'variants' | 'size' | 'colors'
>;

/** The colours a shopper chooses from; the spec's pair only where the product's colours are unknown. */
export const colorNames = ({ colors }: Pick<Product, 'colors'>): string[] =>
  (colors ?? DEFAULT_COLORS).map(({ name }) => name);

/** What a card adds without asking: the first size and colour in stock, or simply the first ones. */
export function firstChoice(product: Sold): Choice {
  const sizes = product.size.length > 0 ? [...product.size].sort(compareSizes) : [''];
  const names = colorNames(product);
  const colors: (string | undefined)[] = names.length > 0 ? names : [undefined];
  const choices = sizes.flatMap((size) => colors.map((color) => ({ size, ...(color && { color }) })));
  return choices.find(({ size, color }) => unitsLeft(product, size, color) > 0) ?? choices[0]!;
}

/** A product as a line of the cart. */
export const lineOfProduct = (product: Sold, choice: Choice, quantity = 1): CartLine => ({
  id: product._id,
  slug: product.slug,
  name: product.title,
  price: product.finalPrice,
  image: product.thumbnails[0] ?? '',
  size: choice.size,
  ...(choice.color && { color: choice.color }),
  quantity,
  stock: unitsLeft(product, choice.size, choice.color),
});
