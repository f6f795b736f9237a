import { useState } from 'react';
import { compareSizes, DEFAULT_COLORS, type Product } from '@shop/contract';
import { texts } from '../texts.ts';

/** Functions of the cart that the page passes in, as features must not import each other. */
export type CartAccess = {
  unitsLeft: (product: Product, size: string, color?: string) => number;
  /** Returns false when the cart does not accept that many. */
  onAdd: (product: Product, choice: { size: string; color?: string }, quantity: number) => boolean;
};

type Option = { name: string; value: string; left: number };

const clampQuantity = (quantity: number, left: number) => Math.max(1, Math.min(quantity, Math.max(1, left)));

function listColors(product: Product, unitsLeft: CartAccess['unitsLeft']): Option[] {
  const sizes = product.size.length > 0 ? product.size : [''];
  return (product.colors ?? DEFAULT_COLORS).map(({ name, value }) => ({
    name,
    value,
    left: sizes.reduce((sum, size) => sum + unitsLeft(product, size, name), 0),
  }));
}

export function useVariantChoice(product: Product, { unitsLeft, onAdd }: CartAccess) {
  const colors = listColors(product, unitsLeft);
  const sizes = [...product.size].sort(compareSizes);
  const [color, setColor] = useState((colors.find(({ left }) => left > 0) ?? colors[0])?.name);
  const [size, setSize] = useState<string | null>(sizes.length > 1 ? null : (sizes[0] ?? ''));
  const [wanted, setWanted] = useState(1);
  const [error, setError] = useState<string | null>(null);

  const left = size === null ? product.stock : unitsLeft(product, size, color);
  const quantity = clampQuantity(wanted, left);

  function findError(): string | null {
    if (size === null) return texts.pickSize;
    return left < 1 ? texts.soldOutSize(size) : null;
  }

  function add(): boolean {
    const found = findError();
    setError(found);
    if (found !== null || size === null) return false;
    return onAdd(product, { size, ...(color && { color }) }, quantity);
  }

  return {
    colors,
    sizes: sizes.map((name) => ({ name, left: unitsLeft(product, name, color) })),
    color,
    size,
    left,
    quantity,
    error,
    chooseColor: (name: string) => {
      setColor(name);
      setError(null);
    },
    chooseSize: (name: string) => {
      setSize(name);
      setError(null);
    },
    setQuantity: (next: number) => setWanted(clampQuantity(Math.floor(next) || 1, left)),
    add,
  };
}

export type VariantChoice = ReturnType<typeof useVariantChoice>;
