import { normalizeText, type ReportTable } from '@shop/contract';
import { reportTexts } from './report-texts';
import type { TableRow } from './report-table';

type Cell = TableRow[number];

// Spreadsheets of es-AR read '24/11/2026' as a day and '12,5' as a number.
function cellText(cell: Cell, kind: string): string | number {
  if (cell === null) return '';
  if (kind === 'day') return String(cell).split('-').reverse().join('/');
  return kind === 'percent' ? String(cell).replace('.', ',') : cell;
}

/** Returns a table as the rows of a CSV file: labels, rows and, where there are sums, their total. */
export function csvRows({ columns, rows, total }: ReportTable): (string | number)[][] {
  const textsOf = (row: TableRow) => row.map((cell, at) => cellText(cell, columns[at]?.kind ?? 'text'));
  return [
    columns.map(({ label }) => label),
    ...rows.map(textsOf),
    ...(total ? [[reportTexts.total, ...textsOf(total).slice(1)]] : []),
  ];
}

/** Returns 'cobros-por-dia-2026-11-01-a-2026-11-30.csv'. */
export const csvFileName = ({ title }: ReportTable, { from, to }: { from: string; to: string }): string =>
  `${normalizeText(title).replace(/[^a-z0-9]+/g, '-')}-${from}-a-${to}.csv`;
