import { subtotalOf, type Product } from '@shop/contract';
import { lineKey, pricedLines, unitsInCart, type CartLine } from '#features/cart/lines/cart-lines.ts';
import { cart, useCart } from '#features/cart/lines/cart-store.ts';
import { createCartLine, firstAvailableChoice, unitsLeft } from '#features/cart/lines/product-line.ts';
import { countUnits, limitText } from '#features/product-detail/buying/order-limit.ts';
import type { CartAccess } from '#features/product-detail/buying/use-variant-choice.ts';
import { showToast } from '#shared/toast-store.ts';
import { texts } from './texts.ts';

function addToCart(...line: Parameters<typeof createCartLine>): boolean {
  const isAdded = cart().add(createCartLine(...line));
  if (isAdded) showToast(texts.added(line[0].title));
  return isAdded;
}

const unitsOf =
  (lines: readonly CartLine[]): CartAccess['unitsOf'] =>
  (product, size, color) => {
    const key = lineKey({ id: product._id, size, ...(color && { color }) });
    return countUnits(unitsLeft(product, size, color), unitsInCart(lines, key));
  };

/** Returns the cart's functions for features, as they must not import the cart. */
export const useCartAccess = (): CartAccess => ({ unitsOf: unitsOf(useCart().lines), onAdd: addToCart });

/** Adds one unit of the first choice in stock, or says why no more fit. */
export function addFromCard(product: Product): void {
  const choice = firstAvailableChoice(product);
  const units = unitsOf(cart().getSnapshot().lines)(product, choice.size, choice.color);
  if (units.room < 1 || !addToCart(product, choice)) showToast(limitText(units), true);
}

export const useCartSubtotal = (): number => subtotalOf(pricedLines(useCart().lines));
