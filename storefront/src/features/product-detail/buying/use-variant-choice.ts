import { useState } from 'react';
import { compareSizes, DEFAULT_COLORS, type Product } from '@shop/contract';
import { texts } from '../texts.ts';
import { countUnits, limitText, type Units } from './order-limit.ts';

/** Functions of the cart that the page passes in, as features must not import each other. */
export type CartAccess = {
  unitsOf: (product: Product, size: string, color?: string) => Units;
  /** Returns false when the cart does not accept that many. */
  onAdd: (product: Product, choice: { size: string; color?: string }, quantity: number) => boolean;
};

type Option = { name: string; value: string; left: number };

const clampQuantity = (quantity: number, room: number) => Math.max(1, Math.min(quantity, room));

function listColors(product: Product, unitsOf: CartAccess['unitsOf']): Option[] {
  const sizes = product.size.length > 0 ? product.size : [''];
  return (product.colors ?? DEFAULT_COLORS).map(({ name, value }) => ({
    name,
    value,
    left: sizes.reduce((sum, size) => sum + unitsOf(product, size, name).left, 0),
  }));
}

export function useVariantChoice(product: Product, { unitsOf, onAdd }: CartAccess) {
  const colors = listColors(product, unitsOf);
  const sizes = [...product.size].sort(compareSizes);
  const [color, setColor] = useState((colors.find(({ left }) => left > 0) ?? colors[0])?.name);
  const [size, setSize] = useState<string | null>(sizes.length > 1 ? null : (sizes[0] ?? ''));
  const [wanted, setWanted] = useState(1);
  const [error, setError] = useState<string | null>(null);
  const [isRefused, setIsRefused] = useState(false);

  const units = size === null ? countUnits(product.stock, 0) : unitsOf(product, size, color);
  const { left, room } = units;
  const quantity = clampQuantity(wanted, room);

  function findError(): string | null {
    if (size === null) return texts.pickSize;
    return left < 1 ? texts.soldOutSize(size) : null;
  }

  /** Returns false when the choice is incomplete or sold out. */
  function add(): boolean {
    const found = findError();
    setError(found);
    if (found !== null || size === null) return false;
    setIsRefused(quantity > room || !onAdd(product, { size, ...(color && { color }) }, quantity));
    return true;
  }

  const change = (apply: () => void) => {
    apply();
    setError(null);
    setIsRefused(false);
  };

  return {
    colors,
    sizes: sizes.map((name) => ({ name, left: unitsOf(product, name, color).left })),
    color,
    size,
    left,
    room,
    quantity,
    error,
    /** Why no more units can be added; empty while some can. */
    limit: quantity >= room && left > 0 ? limitText(units) : '',
    isRefused,
    chooseColor: (name: string) => change(() => setColor(name)),
    chooseSize: (name: string) => change(() => setSize(name)),
    setQuantity: (next: number) => change(() => setWanted(clampQuantity(Math.floor(next) || 1, room))),
    add,
  };
}

export type VariantChoice = ReturnType<typeof useVariantChoice>;
