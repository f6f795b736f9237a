import type { Product } from '@shop/contract';

export type Choice = { size: string; color?: string };
export type UnitsLeft = (product: Product, size: string, color?: string) => number;

/** What the page lends to the buying controls: the cart's own rules, without knowing the cart. */
export type Purchase = {
  unitsLeft: UnitsLeft;
  /** False when the cart may not take that many. */
  onAdd: (product: Product, choice: Choice, quantity: number) => boolean;
};
