import { subtotalOf, type Product } from '@shop/contract';
import type { CartLine } from '#shared/cart-line.ts';
import { lineKey, pricedLines, unitsInCart } from '#features/cart/lines/cart-lines.ts';
import { cart, useCart } from '#features/cart/lines/cart-store.ts';
import {
  availableChoices,
  createCartLine,
  unitsLeft,
  type Choice,
} from '#features/cart/lines/product-line.ts';
import { countUnits, limitText } from '#features/product-detail/buying/order-limit.ts';
import type { CartAccess } from '#features/product-detail/buying/use-variant-choice.ts';
import { paths } from '#shared/navigation/paths.ts';
import { showToast } from '#shared/toast-store.ts';
import { texts } from './texts.ts';

const variantText = ({ size, color }: Choice): string =>
  [size && texts.size(size), color].filter(Boolean).join(' · ');

function addToCart(...line: Parameters<typeof createCartLine>): boolean {
  const isAdded = cart().add(createCartLine(...line));
  const [{ title }, choice] = line;
  if (isAdded)
    showToast({
      text: texts.added(title),
      detail: variantText(choice),
      link: { to: paths.cart, text: texts.toCart },
    });
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

/**
 * Adds one unit of the only choice in stock, or says why no more fit.
 * Returns false when there is something to choose, or the chosen color is not the one in stock.
 */
export function addOnlyChoice(product: Product, chosenColor?: string): boolean {
  const [choice, ...others] = availableChoices(product);
  if (!choice || others.length > 0 || (chosenColor && chosenColor !== choice.color)) return false;
  const units = unitsOf(cart().getSnapshot().lines)(product, choice.size, choice.color);
  if (units.room < 1 || !addToCart(product, choice)) showToast({ text: limitText(units), isNote: true });
  return true;
}

/** Returns the cart's subtotal in pesos, and whether it holds units of a product. */
export function useCartOf(productId: string) {
  const { lines } = useCart();
  return { subtotal: subtotalOf(pricedLines(lines)), isHolding: lines.some(({ id }) => id === productId) };
}
