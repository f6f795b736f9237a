import { describe, expect, test } from 'vitest';
import { MAX_IMPORT_CELLS, MAX_IMPORT_PIECE } from '../limits';
import { importFileMessages, productImportSchema } from './product-import';

const accepts = (body: object) => productImportSchema.safeParse({ dryRun: true, ...body }).success;

test('an import requires its CSV', () => {
  expect(accepts({ csv: 'a;b' })).toBe(true);
  expect(accepts({ csv: '' })).toBe(false);
  expect(accepts({})).toBe(false);
});

describe('an import of rows', () => {
  const header = ['titulo'];
  const rows = [{ row: 2, cells: ['Alma'] }];

  test('an import of rows requires header, rows and dryRun', () => {
    expect(accepts({ header, rows })).toBe(true);
    expect(accepts({ header })).toBe(false);
    expect(accepts({ rows })).toBe(false);
    expect(accepts({ header, rows, dryRun: undefined })).toBe(false);
  });

  test.each([
    ['no rows', { header, rows: [] }],
    ['an empty header', { header: [], rows }],
    ['a number as a cell', { header, rows: [{ row: 2, cells: [5] }] }],
    ['null as a cell', { header: [null], rows }],
    ['a row without cells', { header, rows: [{ row: 2 }] }],
    ['a row without number', { header, rows: [{ cells: ['Alma'] }] }],
    ['a row with the number of the header', { header, rows: [{ row: 1, cells: ['Alma'] }] }],
    ['half a row', { header, rows: [{ row: 2.5, cells: ['Alma'] }] }],
    ['a longer cell than a CSV may be', { header: ['x'.repeat(MAX_IMPORT_PIECE + 1)], rows }],
    ['more columns than a call may have cells', { header: Array(MAX_IMPORT_CELLS + 1).fill(''), rows }],
    ['more rows than a call may have cells', { header, rows: Array(MAX_IMPORT_CELLS + 1).fill(rows[0]) }],
  ])('an import of rows rejects %s', (_, body) => expect(accepts(body)).toBe(false));
});

test('the message for a large file names the limit', () => {
  expect(importFileMessages.tooLarge).toBe('El archivo es demasiado grande. Máximo 10 MB.');
});
