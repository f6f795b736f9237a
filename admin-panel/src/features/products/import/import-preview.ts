import { type ImportReport, type RowNote } from './import-report.ts';

type PreviewRow = { row: number; cells: string[]; faults: string[]; warnings: string[] };
export type ImportPreview = {
  header: string[];
  rows: PreviewRow[];
  /** Count of rows beyond the shown ones. */
  hidden: number;
  created: number;
  updated: number;
  unchanged: number;
  faultCount: number;
  warningCount: number;
  canImport: boolean;
};

const SHOWN_ROWS = 50;

const sortRank = ({ faults, warnings }: PreviewRow) => (faults.length > 0 ? 0 : warnings.length > 0 ? 1 : 2);

function messagesByRow(notes: readonly RowNote[]): Map<number, string[]> {
  const byRow = new Map<number, string[]>();
  for (const { row, message } of notes) byRow.set(row, [...(byRow.get(row) ?? []), message]);
  return byRow;
}

/** Builds the preview of an import, with spreadsheet row numbers; rows with faults first, then with warnings. */
export function createImportPreview(table: readonly string[][], report: ImportReport): ImportPreview {
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
    .sort((a, b) => sortRank(a) - sortRank(b));
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

/** Returns the notes that belong to no row, such as a missing column. */
export const notesWithoutRow = (table: readonly string[][], notes: readonly RowNote[]): RowNote[] =>
  notes.filter(({ row }) => row < 2 || row > table.length);
