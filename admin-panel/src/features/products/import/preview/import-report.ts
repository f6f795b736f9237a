import { type ProductImportAnswer } from '@shop/contract';

export type ImportReport = Omit<ProductImportAnswer, 'status'>;
export type RowNote = ImportReport['errors'][number];

export const emptyReport: ImportReport = {
  created: 0,
  updated: 0,
  unchanged: 0,
  invalid: 0,
  errors: [],
  warnings: [],
  rows: [],
};

// Notes about the header are repeated in the report of every chunk.
function addNotes(before: readonly RowNote[], notes: readonly RowNote[]): RowNote[] {
  const isNew = (note: RowNote) =>
    !before.some(
      ({ row, message, column }) => row === note.row && message === note.message && column === note.column,
    );
  return [...before, ...notes.filter(isNew)].sort((a, b) => a.row - b.row);
}

export const addChunkReport = (report: ImportReport, answer: ImportReport): ImportReport => ({
  created: report.created + answer.created,
  updated: report.updated + answer.updated,
  unchanged: report.unchanged + answer.unchanged,
  invalid: report.invalid + answer.invalid,
  errors: addNotes(report.errors, answer.errors),
  warnings: addNotes(report.warnings, answer.warnings),
  rows: [...report.rows, ...answer.rows],
});

/** Returns the versions of the products in a report of a dry run. */
export const versionsIn = ({ rows }: ImportReport): { row: number; version: string }[] =>
  rows.flatMap(({ row, version }) => (version ? [{ row, version }] : []));
