import { useState } from 'react';
import { compareSizes, DEFAULT_COLORS, type Product } from '@shop/contract';
import type { Choice, Purchase } from './purchase.ts';
import { texts } from '../texts.ts';

type Option = { name: string; value: string; left: number };

const within = (quantity: number, left: number) => Math.max(1, Math.min(quantity, Math.max(1, left)));

function colorOptions(product: Product, unitsLeft: Purchase['unitsLeft']): Option[] {
  const sizes = product.size.length > 0 ? product.size : [''];
  return (product.colors ?? DEFAULT_COLORS).map(({ name, value }) => ({
    name,
    value,
    left: sizes.reduce((sum, size) => sum + unitsLeft(product, size, name), 0),
  }));
}

/** What the shopper has chosen of a product, and what may be chosen. */
export function useChoice(product: Product, { unitsLeft, onAdd }: Purchase) {
  const colors = colorOptions(product, unitsLeft);
  const sizes = [...product.size].sort(compareSizes);
  const [color, setColor] = useState((colors.find(({ left }) => left > 0) ?? colors[0])?.name);
  const [size, setSize] = useState<string | null>(sizes.length > 1 ? null : (sizes[0] ?? ''));
  const [asked, setAsked] = useState(1);
  const [error, setError] = useState<string | null>(null);

  const left = size === null ? product.stock : unitsLeft(product, size, color);
  const quantity = within(asked, left);

  function fault(): string | null {
    if (size === null) return texts.pickSize;
    return left < 1 ? texts.soldOutSize(size) : null;
  }

  function add(): boolean {
    const found = fault();
    setError(found);
    if (found !== null || size === null) return false;
    const choice: Choice = { size, ...(color && { color }) };
    return onAdd(product, choice, quantity);
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
    setQuantity: (wanted: number) => setAsked(within(Math.floor(wanted) || 1, left)),
    add,
  };
}

export type ChoiceState = ReturnType<typeof useChoice>;
