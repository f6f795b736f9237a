import { NEW_ABOVE_STOCK } from '../limits';

type Priced = { price: number; discount: number };

/** The discount that is really applied: a whole percent from 0 to 100. */
export const effectiveDiscount = (discount: number): number =>
  Math.min(100, Math.max(0, Math.round(discount)));

/** What one unit costs, in whole pesos: the price less its discount, rounded to the nearest peso. */
export const finalPrice = ({ price, discount }: Priced): number =>
  Math.round((price * (100 - effectiveDiscount(discount))) / 100);

/** The price to strike through, or null when there is no discount. */
export const originalPrice = ({ price, discount }: Priced): number | null =>
  effectiveDiscount(discount) > 0 ? price : null;

/** Pesos saved on one unit. */
export const savings = (product: Priced): number => product.price - finalPrice(product);

/** Whether the product carries the 'new' flag. */
export const isNew = ({ stock }: { stock: number }): boolean => stock > NEW_ABOVE_STOCK;
