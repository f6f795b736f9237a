import { parseStored } from '#shared/storage/safe-storage.ts';
import type { CartLine } from '#shared/cart-line.ts';
import { addLine, isUnavailable, lineKey, quantityCap } from './cart-lines.ts';

type RawLine = Partial<Record<keyof CartLine, unknown>>;

const isText = (value: unknown): value is string => typeof value === 'string';
const isInteger = (value: unknown, min: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= min;
const isAbsentOr = (value: unknown, isValid: boolean) => value === undefined || value === null || isValid;

// Checked by hand: a schema library does not fit the budget of the first view.
const isLine = (raw: RawLine): boolean =>
  isText(raw.id) &&
  raw.id !== '' &&
  isText(raw.name) &&
  isInteger(raw.price, 0) &&
  isInteger(raw.quantity, 1) &&
  [raw.image, raw.size, raw.color, raw.slug].every((value) => isAbsentOr(value, isText(value))) &&
  isAbsentOr(raw.stock, isInteger(raw.stock, 0));

function parseLine(raw: unknown): CartLine | null {
  if (typeof raw !== 'object' || raw === null || !isLine(raw as RawLine)) return null;
  const known = Object.entries(raw).filter(([, value]) => value !== null);
  const line = { image: '', size: '', ...Object.fromEntries(known) } as CartLine;
  return isUnavailable(line)
    ? line
    : { ...line, quantity: Math.min(line.quantity, Math.max(1, quantityCap(line))) };
}

/** Adds a line to a cart; one of the same variant gets its units as far as the stock allows. */
export function mergeLine(lines: readonly CartLine[], line: CartLine): readonly CartLine[] {
  if (!isUnavailable(line)) return addLine(lines, line);
  return lines.some((other) => lineKey(other) === lineKey(line)) ? lines : [...lines, line];
}

export function parseStoredCart(text: string | null): readonly CartLine[] {
  const stored = parseStored(text);
  if (!Array.isArray(stored)) return [];
  return stored
    .map(parseLine)
    .filter((line) => line !== null)
    .reduce<readonly CartLine[]>(mergeLine, []);
}
