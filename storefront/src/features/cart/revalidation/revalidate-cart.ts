import type { Product } from '@shop/contract';
import { isGone, type CartLine } from '../lines/cart-lines.ts';
import { unitsLeft, type Stocked } from '../lines/units-left.ts';

export type CartChange =
  | { type: 'price'; name: string; from: number; to: number }
  | { type: 'quantity'; name: string; from: number; to: number }
  | { type: 'gone' | 'back'; name: string };

type Sold = Stocked & Pick<Product, '_id' | 'slug' | 'title' | 'finalPrice' | 'thumbnails'>;

function revalidatedLine(
  line: CartLine,
  product: Sold | undefined,
): { line: CartLine; changes: CartChange[] } {
  const { name } = line;
  const stock = product ? unitsLeft(product, line.size, line.color) : 0;
  // It stays in sight until the shopper takes it out: what is below it must not move by itself.
  if (!product || stock < 1)
    return { line: { ...line, stock: 0 }, changes: isGone(line) ? [] : [{ type: 'gone', name }] };
  const changes: CartChange[] = isGone(line) ? [{ type: 'back', name }] : [];
  const quantity = Math.min(line.quantity, stock);
  if (product.finalPrice !== line.price)
    changes.push({ type: 'price', name, from: line.price, to: product.finalPrice });
  if (quantity !== line.quantity) changes.push({ type: 'quantity', name, from: line.quantity, to: quantity });
  const fresh = {
    ...line,
    name: product.title,
    slug: product.slug,
    price: product.finalPrice,
    image: product.thumbnails[0] ?? line.image,
    stock,
    quantity,
  };
  return { line: fresh, changes };
}

/** The cart at today's prices and stock, and what the shopper must be told about it. */
export function revalidatedCart(lines: readonly CartLine[], products: readonly Sold[]) {
  const byId = new Map(products.map((product) => [product._id, product]));
  const results = lines.map((line) => revalidatedLine(line, byId.get(line.id)));
  return {
    lines: results.map(({ line }) => line),
    changes: results.flatMap(({ changes }) => changes),
  };
}
