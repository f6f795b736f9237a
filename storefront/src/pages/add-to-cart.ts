import { subtotalOf, type Product } from '@shop/contract';
import { pricedLines } from '#features/cart/lines/cart-lines.ts';
import { cart, useCart } from '#features/cart/lines/cart-store.ts';
import { createCartLine, firstAvailableChoice, unitsLeft } from '#features/cart/lines/product-line.ts';
import type { CartAccess } from '#features/product-detail/buying/use-variant-choice.ts';
import { showToast } from '#shared/toast-store.ts';
import { texts } from './texts.ts';

function addToCart(...line: Parameters<typeof createCartLine>): boolean {
  const isAdded = cart().add(createCartLine(...line));
  if (isAdded) showToast(texts.added(line[0].title));
  return isAdded;
}

/** Gives features the cart's functions, as they must not import the cart. */
export const cartAccess: CartAccess = { unitsLeft, onAdd: addToCart };

export const addFromCard = (product: Product): void => {
  addToCart(product, firstAvailableChoice(product));
};

export const useCartSubtotal = (): number => subtotalOf(pricedLines(useCart().lines));
