import { type ProductImportAnswer } from '@shop/contract';
import { type CsvPiece } from './csv-chunks.ts';

export type ImportReport = Omit<ProductImportAnswer, 'status'>;
export type RowNote = ImportReport['errors'][number];

export const emptyReport: ImportReport = { created: 0, updated: 0, unchanged: 0, errors: [], warnings: [] };

// What is said of the header comes back with every piece.
function withNotes(before: readonly RowNote[], notes: readonly RowNote[], { rowOf }: CsvPiece): RowNote[] {
  const moved = notes.map(({ row, message }) => ({ row: rowOf(row), message }));
  const isNew = (note: RowNote) =>
    !before.some(({ row, message }) => row === note.row && message === note.message);
  return [...before, ...moved.filter(isNew)].sort((a, b) => a.row - b.row);
}

/** A report with what the server said of one more piece, its rows numbered as in the whole file. */
export const withPiece = (report: ImportReport, answer: ImportReport, piece: CsvPiece): ImportReport => ({
  created: report.created + answer.created,
  updated: report.updated + answer.updated,
  unchanged: report.unchanged + answer.unchanged,
  errors: withNotes(report.errors, answer.errors, piece),
  warnings: withNotes(report.warnings, answer.warnings, piece),
});
