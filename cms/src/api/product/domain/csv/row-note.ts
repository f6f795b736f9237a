import { IMPORT_COLUMNS, type ImportColumn, type ProductImportAnswer } from '@shop/contract';

export type RowNote = ProductImportAnswer['errors'][number];
export type RowNotes = { errors: RowNote[]; warnings: RowNote[] };

const EXPECTS = new Map<string, string>(IMPORT_COLUMNS.map(({ name, expects }) => [name, expects]));

/** Returns a note about a cell, with what its column expects. */
export const cellNote = (row: number, column: ImportColumn, message: string): RowNote => ({
  row,
  column,
  message,
  expected: EXPECTS.get(column),
});
