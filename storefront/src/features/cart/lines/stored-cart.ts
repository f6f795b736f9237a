import { addLine, isGone, lineKey, quantityCap, type CartLine } from './cart-lines.ts';

type Raw = Partial<Record<keyof CartLine, unknown>>;

const isText = (value: unknown): value is string => typeof value === 'string';
const isWhole = (value: unknown, from: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= from;
const optional = (value: unknown, holds: boolean) => value === undefined || value === null || holds;

function isLine(raw: Raw): boolean {
  return (
    isText(raw.id) &&
    raw.id !== '' &&
    isText(raw.name) &&
    isWhole(raw.price, 0) &&
    isWhole(raw.quantity, 1) &&
    optional(raw.image, isText(raw.image)) &&
    optional(raw.size, isText(raw.size)) &&
    optional(raw.color, isText(raw.color)) &&
    optional(raw.slug, isText(raw.slug)) &&
    optional(raw.stock, isWhole(raw.stock, 0))
  );
}

function lineFrom(raw: unknown): CartLine | null {
  if (typeof raw !== 'object' || raw === null || !isLine(raw as Raw)) return null;
  const known = Object.entries(raw).filter(([, value]) => value !== null);
  const line = { image: '', size: '', ...Object.fromEntries(known) } as CartLine;
  return isGone(line) ? line : { ...line, quantity: Math.min(line.quantity, Math.max(1, quantityCap(line))) };
}

function withStored(lines: readonly CartLine[], line: CartLine): readonly CartLine[] {
  if (!isGone(line)) return addLine(lines, line);
  return lines.some((other) => lineKey(other) === lineKey(line)) ? lines : [...lines, line];
}

/** The cart kept in storage: lines that cannot be read are dropped, the others stay. */
export function parseStoredCart(text: string | null): readonly CartLine[] {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(stored)) return [];
  return stored
    .map(lineFrom)
    .filter((line) => line !== null)
    .reduce<readonly CartLine[]>(withStored, []);
}
