import { QUANTITY_CAP_WHEN_STOCK_UNKNOWN } from '@shop/contract';
import type { CartLine } from '#shared/cart-line.ts';

type Lines = readonly CartLine[];

export const lineKey = ({ id, size, color }: Pick<CartLine, 'id' | 'size' | 'color'>): string =>
  JSON.stringify([id, size, color ?? '']);

export const quantityCap = ({ stock }: Pick<CartLine, 'stock'>): number =>
  stock ?? QUANTITY_CAP_WHEN_STOCK_UNKNOWN;

/** Returns true for a line that can no longer be bought: it stays visible but counts for nothing. */
export const isUnavailable = ({ stock }: Pick<CartLine, 'stock'>): boolean => stock === 0;

export const availableLines = (lines: Lines): Lines => lines.filter((line) => !isUnavailable(line));

/** Returns the units of a line that count for an order: none when it is no longer sold. */
export function unitsInCart(lines: Lines, key: string): number {
  const present = lines.find((line) => lineKey(line) === key);
  return present && !isUnavailable(present) ? present.quantity : 0;
}

/** Adds a line; returns the same list when the stock does not allow it. */
export function addLine(lines: Lines, added: CartLine): Lines {
  const key = lineKey(added);
  const present = lines.find((line) => lineKey(line) === key);
  const quantity = unitsInCart(lines, key) + added.quantity;
  if (added.quantity < 1 || quantity > quantityCap(added)) return lines;
  if (!present) return [...lines, added];
  return lines.map((line) => (line === present ? { ...line, ...added, quantity } : line));
}

/** Sets the quantity of a line, limited to its cap; zero removes the line. */
export function setLineQuantity(lines: Lines, key: string, quantity: number): Lines {
  if (!(quantity >= 1)) return removeLine(lines, key);
  const whole = Math.floor(quantity);
  return lines.map((line) =>
    lineKey(line) === key ? { ...line, quantity: Math.min(whole, Math.max(1, quantityCap(line))) } : line,
  );
}

export const removeLine = (lines: Lines, key: string): Lines => lines.filter((line) => lineKey(line) !== key);

/** Puts a removed line back; changes nothing when the same line was added again in between. */
export function insertLine(lines: Lines, line: CartLine, index: number): Lines {
  const key = lineKey(line);
  return lines.some((other) => lineKey(other) === key)
    ? lines
    : [...lines.slice(0, index), line, ...lines.slice(index)];
}

export const unitCount = (lines: Lines): number =>
  availableLines(lines).reduce((count, line) => count + line.quantity, 0);

export const pricedLines = (lines: Lines) =>
  availableLines(lines).map(({ price, quantity }) => ({ unitPrice: price, quantity }));
