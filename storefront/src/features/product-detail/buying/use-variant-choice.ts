import { useState } from 'react';
import { compareSizes, DEFAULT_COLORS, type Product } from '@shop/contract';
import { texts } from '../texts.ts';
import { initialColor, unitsOfColor } from './initial-color.ts';
import { countUnits, limitText, type Units } from './order-limit.ts';

/** Functions of the cart that the page passes in, as features must not import each other. */
export type CartAccess = {
  unitsOf: (product: Product, size: string, color?: string) => Units;
  /** Returns false when the cart does not accept that many. */
  onAdd: (product: Product, choice: { size: string; color?: string }, quantity: number) => boolean;
};

export type ColorAddress = {
  /** Color of the page's address, as a slug or name; one that the product has not counts as absent. */
  color?: string | null | undefined;
  onColor?: (color: string) => void;
};

const clampQuantity = (quantity: number, room: number) => Math.max(1, Math.min(quantity, room));

/** Sizes that the shopper pressed: the one to buy and a sold-out one to be told about. */
function useSizes(sizes: readonly string[], leftOf: (size: string) => number) {
  const [wanted, setWanted] = useState<string | null>(sizes.length > 1 ? null : (sizes[0] ?? ''));
  const [pressed, setPressed] = useState<string | null>(null);
  const isLeft = wanted !== null && leftOf(wanted) > 0;
  return {
    size: isLeft ? wanted : null,
    soldOutSize: pressed !== null && leftOf(pressed) < 1 ? pressed : isLeft ? null : wanted,
    chooseSize: (name: string) => {
      const isSoldOut = leftOf(name) < 1;
      setPressed(isSoldOut ? name : null);
      if (!isSoldOut) setWanted(name);
    },
  };
}

export function useVariantChoice(
  product: Product,
  { unitsOf, onAdd }: CartAccess,
  { color: addressed, onColor }: ColorAddress = {},
) {
  const leftOf = (size: string, color?: string) => unitsOf(product, size, color).left;
  const sizes = [...product.size].sort(compareSizes);
  const [color, setColor] = useState(() => initialColor(product, addressed, leftOf));
  const { size, soldOutSize, chooseSize } = useSizes(sizes, (name) => leftOf(name, color));
  const [wanted, setWanted] = useState(1);
  const [error, setError] = useState<string | null>(null);
  const [isRefused, setIsRefused] = useState(false);

  const units = size === null ? countUnits(product.stock, 0) : unitsOf(product, size, color);
  const { left, room } = units;
  const quantity = clampQuantity(wanted, room);

  /** Returns false when the choice is incomplete or sold out. */
  function add(): boolean {
    const pick = product.stock < 1 ? texts.pickAwaited : texts.pickSize;
    setError(size === null ? (soldOutSize === null ? pick : texts.soldOutSize(soldOutSize)) : null);
    if (size === null) return false;
    setIsRefused(quantity > room || !onAdd(product, { size, ...(color && { color }) }, quantity));
    return true;
  }

  const change = (apply: () => void) => {
    apply();
    setError(null);
    setIsRefused(false);
  };

  return {
    colors: (product.colors ?? DEFAULT_COLORS).map(({ name, value }) => ({
      name,
      value,
      left: unitsOfColor(product, name, leftOf),
    })),
    sizes: sizes.map((name) => ({ name, left: leftOf(name, color) })),
    color,
    /** Null until a size in stock is chosen; empty for a product without sizes. */
    size,
    /** Sold-out size that the shopper asked for; empty for a sold-out product without sizes. */
    soldOutSize,
    left,
    room,
    quantity,
    error,
    /** Why no more units can be added; empty while some can. */
    limit: quantity >= room && left > 0 ? limitText(units) : '',
    isRefused,
    chooseColor: (name: string) =>
      change(() => {
        setColor(name);
        onColor?.(name);
      }),
    chooseSize: (name: string) => change(() => chooseSize(name)),
    setQuantity: (next: number) => change(() => setWanted(clampQuantity(Math.floor(next) || 1, room))),
    add,
  };
}

export type VariantChoice = ReturnType<typeof useVariantChoice>;
