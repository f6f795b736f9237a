import { type ImportFile } from '@shop/contract';
import { groupByProduct, parseSheet } from './parse-sheet';

type CsvRow = { row: number; cells: string[] };

// Spreadsheets export empty columns, which would only make the calls of an import larger.
const withoutBlankEnd = (cells: readonly string[]): string[] =>
  cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1);

/** Numbers the products of a parsed file in its order; a row of no product has a number of its own. */
export function numberProducts(header: CsvRow, rows: readonly CsvRow[]): ImportFile {
  const { groups } = groupByProduct(parseSheet([header, ...rows]).rows);
  const firstRows = new Map(groups.flatMap((group) => group.map(({ row }) => [row, group[0]?.row] as const)));
  const numbers = new Map<number, number>();
  const numbered = rows.map(({ row, cells }) => {
    const first = firstRows.get(row) ?? row;
    const product = numbers.get(first) ?? numbers.size + 1;
    numbers.set(first, product);
    return { row, cells: withoutBlankEnd(cells), product };
  });
  const width = numbered.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const named = withoutBlankEnd(header.cells).length;
  return { header: header.cells.slice(0, Math.max(named, width)), rows: numbered };
}
