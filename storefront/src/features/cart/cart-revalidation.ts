import type { Product } from '@shop/contract';
import { type CartLine } from './cart-lines.ts';
import { unitsLeft, type Stocked } from './units-left.ts';

export type CartChange =
  | { type: 'price'; name: string; from: number; to: number }
  | { type: 'quantity'; name: string; from: number; to: number }
  | { type: 'gone'; name: string };

type Sold = Stocked & Pick<Product, '_id' | 'slug' | 'title' | 'finalPrice' | 'thumbnails'>;

function revalidatedLine(
  line: CartLine,
  product: Sold | undefined,
): { line?: CartLine; changes: CartChange[] } {
  const { name } = line;
  const stock = product ? unitsLeft(product, line.size, line.color) : 0;
  if (!product || stock < 1) return { changes: [{ type: 'gone', name }] };
  const changes: CartChange[] = [];
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
    lines: results.flatMap(({ line }) => (line ? [line] : [])),
    changes: results.flatMap(({ changes }) => changes),
  };
}
