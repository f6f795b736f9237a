import { type ProductImportAnswer } from '@shop/contract';
import { type CsvChunk } from './csv-chunks.ts';

export type ImportReport = Omit<ProductImportAnswer, 'status'>;
export type RowNote = ImportReport['errors'][number];

export const emptyReport: ImportReport = { created: 0, updated: 0, unchanged: 0, errors: [], warnings: [] };

// Notes about the header are repeated in the report of every chunk.
function addNotes(before: readonly RowNote[], notes: readonly RowNote[], { rowOf }: CsvChunk): RowNote[] {
  const renumbered = notes.map(({ row, message }) => ({ row: rowOf(row), message }));
  const isNew = (note: RowNote) =>
    !before.some(({ row, message }) => row === note.row && message === note.message);
  return [...before, ...renumbered.filter(isNew)].sort((a, b) => a.row - b.row);
}

/** Adds the report of a chunk, with its rows numbered as in the whole file. */
export const addChunkReport = (
  report: ImportReport,
  answer: ImportReport,
  chunk: CsvChunk,
): ImportReport => ({
  created: report.created + answer.created,
  updated: report.updated + answer.updated,
  unchanged: report.unchanged + answer.unchanged,
  errors: addNotes(report.errors, answer.errors, chunk),
  warnings: addNotes(report.warnings, answer.warnings, chunk),
});
