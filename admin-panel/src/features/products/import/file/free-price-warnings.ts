import { finalPrice, type ImportFile } from '@shop/contract';
import { numberFromDigits, withoutCents } from '#ui/form/digits.ts';
import { type RowNote } from '../preview/import-report.ts';
import { texts } from '../texts.ts';

const columnOf = (header: readonly string[], name: string) =>
  header.findIndex((title) => title.trim().toLowerCase() === name);

/** Warns of rows whose discount makes the price $0; an empty cell keeps the stored value, which is unknown here. */
export function freePriceWarnings({ header, rows }: ImportFile): RowNote[] {
  const [priceAt, discountAt] = [columnOf(header, 'precio'), columnOf(header, 'descuento')];
  const isFree = (cells: readonly string[]): boolean => {
    const [price = '', discount = ''] = [cells[priceAt], cells[discountAt]].map((cell) => cell?.trim());
    if (!discount) return false;
    const percent = numberFromDigits(withoutCents(discount));
    // Without a price in the file, only a full discount is known to end at $0.
    if (!price) return percent >= 100;
    const pesos = numberFromDigits(withoutCents(price));
    return pesos > 0 && finalPrice({ price: pesos, discount: percent }) === 0;
  };
  const products = new Map<number, RowNote>();
  for (const { row, cells, product } of rows)
    if (!products.has(product) && isFree(cells)) products.set(product, { row, message: texts.free });
  return [...products.values()];
}
