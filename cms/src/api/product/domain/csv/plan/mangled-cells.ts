import { parseSizes, type Product } from '@shop/contract';
import { importTexts } from '../import-texts';
import { type ImportedProduct } from '../parse-products';
import { cellNote, type RowNote } from '../row-note';

const MONTH =
  '(ene(ro)?|feb(rero)?|mar(zo)?|abr(il)?|may(o)?|jun(io)?|jul(io)?|ago(sto)?|sept?(iembre)?|set(iembre)?|oct(ubre)?|nov(iembre)?|dic(iembre)?|jan|apr|aug|dec)\\.?';
const NAMED_DATE = new RegExp(`^(\\d{1,2}[-/ .]${MONTH}([-/ .]\\d{2,4})?|${MONTH}[-/ .]\\d{1,4})$`, 'i');
// The last is how a spreadsheet counts the days of these decades.
const NUMERIC_DATE = /^(\d{1,2}[-/]\d{1,2}[-/](\d{2}|\d{4})|\d{4}-\d{1,2}-\d{1,2}.*|4\d{4})$/;
const SCIENTIFIC = /^\d+([.,]\d+)?E[+-]\d+$|^\d+[.,]\d+E\d+$/i;
// A spreadsheet shows these signs for a number or a date when its column is too narrow.
const TOO_NARROW = /^#+$/;
// The first digits of a long number that lost its last ones.
const ZEROED = /^(\d{8,}?)0{4,}$/;
// A spreadsheet keeps this many digits of a number, and no zeros before it.
const KEPT_DIGITS = 15;

const isDate = (text: string): boolean =>
  [NAMED_DATE, NUMERIC_DATE, TOO_NARROW].some((one) => one.test(text));
const asNumber = (sku: string): string =>
  sku
    .replace(/[.\s]|,0+$/g, '')
    .replace(/^0+/, '')
    .replace(
      /\d+/,
      (digits) => digits.slice(0, KEPT_DIGITS) + '0'.repeat(Math.max(0, digits.length - KEPT_DIGITS)),
    );

function hasLostDigits(sku: string, before: string): boolean {
  const [, start] = ZEROED.exec(sku) ?? [];
  const isAlike = start !== undefined && before.length === sku.length && before.startsWith(start);
  return isAlike && !before.endsWith('0000');
}

/** Returns whether a spreadsheet has written an SKU as a number or a date; `before` is the stored one. */
export const isMangledSku = (sku: string, before: string | null): boolean =>
  [SCIENTIFIC, NAMED_DATE, TOO_NARROW].some((one) => one.test(sku)) ||
  (before !== null &&
    before !== sku &&
    /^\d+$/.test(before) &&
    (asNumber(before) === asNumber(sku) || hasLostDigits(sku, before)));

/** Returns a fault for each size that looks like a date or is not among the sizes of its product. */
export function sizeFaults(
  { fields, rowOf, row, items }: ImportedProduct,
  stored: Product | null,
): RowNote[] {
  const written = fields.size === undefined ? undefined : parseSizes(fields.size as string[]);
  const own = (stored?.variants ?? []).flatMap(({ size }) => size ?? []);
  const known = written?.length === 0 ? own : (written ?? (stored?.size.length ? stored.size : undefined));
  const dates = (written ?? []).filter(isDate);
  return [
    ...dates.map((size) => cellNote(rowOf.size ?? row, 'talles', importTexts.dateSize(size))),
    ...items.flatMap(({ row: at, size }) => {
      if (size === null) return [];
      if (isDate(size)) return [cellNote(at, 'talle', importTexts.dateSize(size))];
      return known && !known.includes(size) ? [cellNote(at, 'talle', importTexts.foreignSize(size))] : [];
    }),
  ];
}
