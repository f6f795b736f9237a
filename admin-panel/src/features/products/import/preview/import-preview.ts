import { type ImportFile } from '@shop/contract';
import { type ImportReport, type RowNote } from './import-report.ts';

type RowResult = ImportReport['rows'][number];
export type PreviewRow = Pick<RowResult, 'row' | 'title' | 'result' | 'changes'> & {
  faults: RowNote[];
  warnings: RowNote[];
};
export type ImportPreview = Pick<
  ImportReport,
  'created' | 'updated' | 'unchanged' | 'invalid' | 'errors' | 'warnings'
> & {
  rows: PreviewRow[];
  canImport: boolean;
};

const RANKS = { invalid: 1, updated: 3, created: 4, unchanged: 5 } as const;

function sortRank({ faults, warnings, result }: PreviewRow): number {
  if (faults.length > 0) return 0;
  return warnings.length > 0 ? Math.min(2, RANKS[result]) : RANKS[result];
}

function notesByRow(notes: readonly RowNote[]): Map<number, RowNote[]> {
  const byRow = new Map<number, RowNote[]>();
  for (const note of notes) byRow.set(note.row, [...(byRow.get(note.row) ?? []), note]);
  return byRow;
}

/** Builds the preview of an import: rows with faults first, then warnings, changes and new products. */
export function createImportPreview(file: ImportFile, report: ImportReport): ImportPreview {
  const [faults, warnings] = [notesByRow(report.errors), notesByRow(report.warnings)];
  const results = new Map(report.rows.map((one) => [one.row, one]));
  const rows = file.rows.map(({ row }): PreviewRow => {
    // Rows below a header that names no product have no result.
    const { title = '', result = 'invalid', changes = [] } = results.get(row) ?? {};
    const notes = { faults: faults.get(row) ?? [], warnings: warnings.get(row) ?? [] };
    return { row, title, result, changes, ...notes };
  });
  const { rows: _rows, ...counts } = report;
  return {
    ...counts,
    rows: rows.sort((a, b) => sortRank(a) - sortRank(b)),
    canImport: report.errors.length === 0 && report.created + report.updated > 0,
  };
}

/** Returns the notes that belong to no row, such as a missing column. */
export function notesWithoutRow({ rows }: ImportFile, notes: readonly RowNote[]): RowNote[] {
  const known = new Set(rows.map(({ row }) => row));
  return notes.filter(({ row }) => !known.has(row));
}
