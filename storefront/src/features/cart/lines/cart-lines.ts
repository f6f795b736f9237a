import { QUANTITY_CAP_WHEN_STOCK_UNKNOWN } from '@shop/contract';

export type CartLine = {
  id: string;
  name: string;
  /** What one unit costs today, in whole pesos. */
  price: number;
  image: string;
  /** Empty when the product has no sizes. */
  size: string;
  color?: string;
  quantity: number;
  /** Units of this very size and colour: unknown when absent, and none for what is not sold any more. */
  stock?: number;
  slug?: string;
};

/** What makes two lines the same one: product, size and colour. */
export const lineKey = ({ id, size, color }: Pick<CartLine, 'id' | 'size' | 'color'>): string =>
  JSON.stringify([id, size, color ?? '']);

/** The most units a line may hold. */
export const quantityCap = ({ stock }: Pick<CartLine, 'stock'>): number =>
  stock ?? QUANTITY_CAP_WHEN_STOCK_UNKNOWN;

/** True for what cannot be bought any more: its line stays to be seen, and counts for nothing. */
export const isGone = ({ stock }: Pick<CartLine, 'stock'>): boolean => stock === 0;

/** The lines that can be bought. */
export const linesOnSale = (lines: readonly CartLine[]): readonly CartLine[] =>
  lines.filter((line) => !isGone(line));

/** The cart with a line added; the very same list when the stock does not allow it. */
export function addLine(lines: readonly CartLine[], added: CartLine): readonly CartLine[] {
  const key = lineKey(added);
  const present = lines.find((line) => lineKey(line) === key);
  const held = present && !isGone(present) ? present.quantity : 0;
  const quantity = held + added.quantity;
  if (added.quantity < 1 || quantity > quantityCap(added)) return lines;
  if (!present) return [...lines, added];
  return lines.map((line) => (line === present ? { ...line, ...added, quantity } : line));
}

/** The cart with another quantity on a line: never above its cap, and gone at zero. */
export function withQuantity(lines: readonly CartLine[], key: string, quantity: number): readonly CartLine[] {
  if (!(quantity >= 1)) return withoutLine(lines, key);
  const whole = Math.floor(quantity);
  return lines.map((line) =>
    lineKey(line) === key ? { ...line, quantity: Math.min(whole, Math.max(1, quantityCap(line))) } : line,
  );
}

export const withoutLine = (lines: readonly CartLine[], key: string): readonly CartLine[] =>
  lines.filter((line) => lineKey(line) !== key);

/** A removed line back where it was; nothing changes when the same line was added again meanwhile. */
export function withLineAt(lines: readonly CartLine[], line: CartLine, index: number): readonly CartLine[] {
  const key = lineKey(line);
  return lines.some((other) => lineKey(other) === key) ? lines : lines.toSpliced(index, 0, line);
}

/** Units in the cart: the figure of the badge. */
export const unitCount = (lines: readonly CartLine[]): number =>
  linesOnSale(lines).reduce((count, line) => count + line.quantity, 0);

/** The lines as the contract's totals take them. */
export const pricedLines = (lines: readonly CartLine[]) =>
  linesOnSale(lines).map(({ price, quantity }) => ({ unitPrice: price, quantity }));
