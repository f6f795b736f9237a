import { type PriceRounding, type PriceRule } from '@shop/contract';

export type Direction = 'raise' | 'lower';

export const MAX_PERCENT: Record<Direction, number> = { raise: 300, lower: 90 };
export const USUAL_ROUNDING: PriceRounding = 100;

/** Keeps what may be part of a percentage: digits and one comma. */
export const percentText = (typed: string): string =>
  typed
    .replace(/\./g, ',')
    .replace(/[^\d,]/g, '')
    .replace(/(,\d*).*/, '$1');

/** Reads a typed percentage; with a minus it lowers. */
export const percentPart = (typed: string): { typed: string; direction?: Direction } => ({
  typed: percentText(typed),
  ...(/^\s*[-−–]/.test(typed) && { direction: 'lower' }),
});

/** Parses a typed percentage; null while it is none, 'invalid' beyond the limit or one decimal. */
export function parsePercent(typed: string, direction: Direction): number | 'invalid' | null {
  if (!/^\d+/.test(typed)) return null;
  if (!/^\d{1,3}(,\d?)?$/.test(typed)) return 'invalid';
  const percent = Number(typed.replace(',', '.'));
  if (percent > MAX_PERCENT[direction]) return 'invalid';
  // A lowered 0 is 0 as well, not -0.
  return direction === 'lower' && percent > 0 ? -percent : percent;
}

/** Counts new prices that went the other way, as rounding does to low ones. */
export const countAgainst = (
  products: readonly { price: number; newPrice: number }[],
  { percent }: Pick<PriceRule, 'percent'>,
): number => products.filter(({ price, newPrice }) => (newPrice - price) * percent < 0).length;
