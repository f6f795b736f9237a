import { type ImportReport, type RowNote } from './import-report.ts';

type PreviewRow = { row: number; cells: string[]; faults: string[]; warnings: string[] };
export type ImportPreview = {
  header: string[];
  rows: PreviewRow[];
  /** Rows that are in the file but not shown. */
  hidden: number;
  created: number;
  updated: number;
  unchanged: number;
  faultCount: number;
  warningCount: number;
  canImport: boolean;
};

const SHOWN_ROWS = 50;

const weight = ({ faults, warnings }: PreviewRow) => (faults.length > 0 ? 0 : warnings.length > 0 ? 1 : 2);

function messagesByRow(notes: readonly RowNote[]): Map<number, string[]> {
  const byRow = new Map<number, string[]>();
  for (const { row, message } of notes) byRow.set(row, [...(byRow.get(row) ?? []), message]);
  return byRow;
}

/** What an import would do, row by row as a spreadsheet numbers them: faulty rows first, then those with a notice. */
export function importPreview(table: readonly string[][], report: ImportReport): ImportPreview {
  const [header = [], ...body] = table;
  const [faults, warnings] = [messagesByRow(report.errors), messagesByRow(report.warnings)];
  const rows = body
    .map((_, at) => at + 2)
    .filter((row) => table[row - 1]?.some((cell) => cell.trim() !== ''))
    .map((row) => ({
      row,
      cells: table[row - 1] ?? [],
      faults: faults.get(row) ?? [],
      warnings: warnings.get(row) ?? [],
    }))
    .sort((a, b) => weight(a) - weight(b));
  return {
    header,
    rows: rows.slice(0, SHOWN_ROWS),
    hidden: Math.max(0, rows.length - SHOWN_ROWS),
    created: report.created,
    updated: report.updated,
    unchanged: report.unchanged,
    faultCount: report.errors.length,
    warningCount: report.warnings.length,
    canImport: report.errors.length === 0 && report.created + report.updated > 0,
  };
}

/** Notes that belong to no row of the file, such as a missing column. */
export const looseNotes = (table: readonly string[][], notes: readonly RowNote[]): RowNote[] =>
  notes.filter(({ row }) => row < 2 || row > table.length);
