import { picturesOf, renamedVariant, type Product } from '@shop/contract';
import type { CartLine } from '#shared/cart-line.ts';
import { isUnavailable } from '../lines/cart-lines.ts';
import { unitsLeft, type StockedProduct } from '../lines/product-line.ts';
import { mergeLine } from '../lines/stored-cart.ts';

export type CartChange =
  | { type: 'price' | 'quantity'; name: string; from: number; to: number }
  | { type: 'unavailable' | 'available'; name: string };

type CurrentProduct = StockedProduct &
  Pick<Product, '_id' | 'slug' | 'title' | 'finalPrice' | 'thumbnails' | 'thumbnailColors' | 'formerNames'>;

function revalidateLine(
  stored: CartLine,
  product: CurrentProduct | undefined,
): { line: CartLine; changes: CartChange[] } {
  const line = renamedVariant(stored, product?.formerNames);
  const { name } = line;
  const stock = product ? unitsLeft(product, line.size, line.color) : 0;
  // The line stays visible until the shopper removes it: nothing below it may move by itself.
  if (!product || stock < 1)
    return {
      line: { ...line, stock: 0 },
      changes: isUnavailable(line) ? [] : [{ type: 'unavailable', name }],
    };
  const fresh = {
    ...line,
    name: product.title,
    slug: product.slug,
    price: product.finalPrice,
    image: picturesOf(product, line.color)[0]?.url ?? line.image,
    stock,
    quantity: Math.min(line.quantity, stock),
  };
  return { line: fresh, changes: changesOf(line, fresh) };
}

function changesOf(line: CartLine, fresh: CartLine): CartChange[] {
  const { name } = line;
  const changes: CartChange[] = isUnavailable(line) ? [{ type: 'available', name }] : [];
  if (fresh.price !== line.price) changes.push({ type: 'price', name, from: line.price, to: fresh.price });
  if (fresh.quantity !== line.quantity)
    changes.push({ type: 'quantity', name, from: line.quantity, to: fresh.quantity });
  return changes;
}

export function revalidateCart(lines: readonly CartLine[], products: readonly CurrentProduct[]) {
  const byId = new Map(products.map((product) => [product._id, product]));
  const results = lines.map((line) => revalidateLine(line, byId.get(line.id)));
  return {
    // A renamed variant may be there under its new name, too.
    lines: results.map(({ line }) => line).reduce<readonly CartLine[]>(mergeLine, []),
    changes: results.flatMap(({ changes }) => changes),
  };
}
