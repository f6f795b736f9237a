import { addDays, type ColumnKind, type ReportTable } from '@shop/contract';
import { reportTexts } from './report-texts';

export type TableRow = ReportTable['rows'][number];
type Column = ReportTable['columns'][number];

const columnOf =
  (kind: ColumnKind) =>
  (key: string, label: string): Column => ({ key, label, kind });

/** Creates a column of each kind. */
export const column = {
  text: columnOf('text'),
  day: columnOf('day'),
  pesos: columnOf('pesos'),
  count: columnOf('count'),
  percent: columnOf('percent'),
};

// The stock of today is no figure of a range of days.
const hasSum = ({ kind, key }: Column): boolean => (kind === 'pesos' || kind === 'count') && key !== 'stock';

const sumRow = (columns: readonly Column[], rows: readonly TableRow[]): TableRow =>
  columns.map((one, at) => (hasSum(one) ? rows.reduce((sum, row) => sum + Number(row[at] ?? 0), 0) : null));

type Unsummed = Omit<ReportTable, 'total' | 'previousTotal'>;

/** Adds the sums of its rows, and of those of the period before, to a table. */
export const tableWithSums = ({
  previousRows,
  ...table
}: Unsummed & { previousRows: readonly TableRow[] }): ReportTable => ({
  ...table,
  total: sumRow(table.columns, table.rows),
  previousTotal: sumRow(table.columns, previousRows),
});

/** Returns a table whose rows say nothing as a sum. */
export const tableWithoutSums = (table: Unsummed): ReportTable => ({
  ...table,
  total: null,
  previousTotal: null,
});

/** Returns the share of a part in percent with one decimal, or null of nothing. */
export const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((1000 * part) / whole) / 10;

/** A table that may lack rows beyond the limit; `rowCount` is the number of all. A list of records has its own limit. */
export type WholeTable = ReportTable & { rowCount?: number; mostListed?: number };

/** The office shows as many rows of a list; its file has all of them. */
export const MAX_LISTED = 50;

/** Cuts a long list off, and says so in its title; days are never cut off. */
export function cappedTable({ rowCount, mostListed = MAX_LISTED, ...table }: WholeTable): ReportTable {
  const { rows, columns, title } = table;
  const count = rowCount ?? rows.length;
  if (columns[0]?.kind === 'day' || count <= mostListed) return table;
  return {
    ...table,
    title: reportTexts.capped(title, mostListed, count),
    rows: rows.slice(0, mostListed),
  };
}

/** Lists the days of a range, both included. */
export function daysOf({ from, to }: { from: string; to: string }): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Adds up a figure of rows by key. */
export function sumsBy<T>(
  rows: readonly T[],
  keyOf: (row: T) => string,
  valueOf: (row: T) => number,
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + valueOf(row));
  return sums;
}
