import { NEW_ABOVE_STOCK } from '../limits';

type Priced = { price: number; discount: number };

/** Clamps and rounds a discount to a whole percent from 0 to 100. */
export const effectiveDiscount = (discount: number): number =>
  Math.min(100, Math.max(0, Math.round(discount)));

/** Returns the price of one unit after its discount, rounded to whole pesos. */
export const finalPrice = ({ price, discount }: Priced): number =>
  Math.round((price * (100 - effectiveDiscount(discount))) / 100);

export const isNew = ({ stock }: { stock: number }): boolean => stock > NEW_ABOVE_STOCK;
