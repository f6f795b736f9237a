import { expect, test } from 'vitest';
import { createImportPreview, notesWithoutRow } from './import-preview.ts';
import { emptyReport } from './import-report.ts';

const file = {
  header: ['titulo', 'precio'],
  rows: [
    { row: 2, cells: ['Alma', '18.900'], product: 1 },
    { row: 4, cells: ['Brisa', 'caro'], product: 2 },
    { row: 5, cells: ['Cielo', '100'], product: 3 },
  ],
};

test('createImportPreview lists rows with faults first, then with warnings, with spreadsheet numbers', () => {
  const preview = createImportPreview(file, {
    ...emptyReport,
    errors: [{ row: 4, message: 'El precio debe ser mayor a 0' }],
    warnings: [{ row: 5, message: 'Ya hay un producto con este título' }],
  });
  expect(preview.rows.map(({ row, faults, warnings }) => [row, faults.length, warnings.length])).toEqual([
    [4, 1, 0],
    [5, 0, 1],
    [2, 0, 0],
  ]);
  expect(preview).toMatchObject({ faultCount: 1, warningCount: 1, canImport: false });
});

test('createImportPreview allows the import of a file without faults that changes something', () => {
  expect(createImportPreview(file, { ...emptyReport, created: 1 }).canImport).toBe(true);
  expect(createImportPreview(file, { ...emptyReport, unchanged: 3 }).canImport).toBe(false);
});

test('createImportPreview shows fifty rows and counts the others', () => {
  const rows = Array.from({ length: 60 }, (_, at) => ({
    row: at + 2,
    cells: [`Producto ${at}`],
    product: at,
  }));
  const long = { header: ['titulo'], rows };
  const preview = createImportPreview(long, { ...emptyReport, created: 60 });
  expect(preview.rows).toHaveLength(50);
  expect(preview.hidden).toBe(10);
});

test('notesWithoutRow returns notes about the header', () => {
  const notes = [
    { row: 1, message: 'Falta la columna precio' },
    { row: 2, message: 'x' },
  ];
  expect(notesWithoutRow(file, notes)).toEqual([notes[0]]);
});
