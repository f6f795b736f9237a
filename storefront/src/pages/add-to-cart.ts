import { subtotalOf, type Product } from '@shop/contract';
import { pricedLines } from '#features/cart/lines/cart-lines.ts';
import { unitsLeft } from '#features/cart/lines/units-left.ts';
import { cart, useCart } from '#features/cart/lines/cart-store.ts';
import { firstChoice, lineOfProduct } from '#features/cart/lines/product-line.ts';
import type { Purchase } from '#features/product-detail/buying/purchase.ts';
import { showToast } from '#shared/toast-store.ts';
import { texts } from './texts.ts';

function add(...line: Parameters<typeof lineOfProduct>): boolean {
  const added = cart().add(lineOfProduct(...line));
  if (added) showToast(texts.added(line[0].title));
  return added;
}

/** The cart's rules, lent to the features that know nothing of it. */
export const purchase: Purchase = { unitsLeft, onAdd: add };

/** A card adds the first size and colour in stock. */
export const addFromCard = (product: Product): void => {
  add(product, firstChoice(product));
};

/** What the cart holds, in pesos; nothing until the page is hydrated. */
export const useCartSubtotal = (): number => subtotalOf(pricedLines(useCart().lines));
