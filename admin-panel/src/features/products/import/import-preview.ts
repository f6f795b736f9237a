import { type ImportFile } from '@shop/contract';
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

/** Builds the preview of an import: rows with faults first, then those with warnings. */
export function createImportPreview(file: ImportFile, report: ImportReport): ImportPreview {
  const [faults, warnings] = [messagesByRow(report.errors), messagesByRow(report.warnings)];
  const rows = file.rows
    .map(({ row, cells }) => ({
      row,
      cells,
      faults: faults.get(row) ?? [],
      warnings: warnings.get(row) ?? [],
    }))
    .sort((a, b) => sortRank(a) - sortRank(b));
  return {
    header: file.header,
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
export function notesWithoutRow({ rows }: ImportFile, notes: readonly RowNote[]): RowNote[] {
  const known = new Set(rows.map(({ row }) => row));
  return notes.filter(({ row }) => !known.has(row));
}
