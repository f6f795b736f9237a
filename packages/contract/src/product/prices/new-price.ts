/** Multiples in pesos to which new prices may be rounded. */
export const PRICE_ROUNDINGS = [1, 10, 50, 100, 500, 1000] as const;
export type PriceRounding = (typeof PRICE_ROUNDINGS)[number];

export type PriceRule = {
  /** From -90 to 300, with one decimal at most. */
  percent: number;
  roundTo: PriceRounding;
};

/**
 * Returns a price in whole pesos after a percentage, rounded to the nearest multiple, half up.
 * A price too low for the multiple is rounded to whole pesos instead, so that nothing becomes free.
 */
export function newPrice(price: number, { percent, roundTo }: PriceRule): number {
  // Tenths of a percent keep the arithmetic in whole numbers.
  const thousandths = price * (1000 + Math.round(percent * 10));
  const rounded = (multiple: number) =>
    Math.floor((2 * thousandths + 1000 * multiple) / (2000 * multiple)) * multiple;
  return rounded(roundTo) || rounded(1) || Math.min(price, 1);
}
