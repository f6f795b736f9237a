import { expect, test } from 'vitest';
import { createImportPreview, notesWithoutRow } from './import-preview.ts';
import { emptyReport, type ImportReport } from './import-report.ts';

const file = {
  header: ['titulo', 'precio'],
  rows: [
    { row: 2, cells: ['Alma', '18.900'], product: 1 },
    { row: 4, cells: ['Brisa', 'caro'], product: 2 },
    { row: 5, cells: ['Cielo', '100'], product: 3 },
  ],
};

const result = (row: number, outcome: ImportReport['rows'][number]['result']) => ({
  row,
  title: `Producto ${row}`,
  result: outcome,
  changes: [],
});

test('createImportPreview lists rows with faults, then warnings, changes, new and unchanged ones', () => {
  const rows = [2, 3, 4, 5, 6, 7].map((row) => ({ row, cells: ['x'], product: row }));
  const preview = createImportPreview(
    { header: ['titulo'], rows },
    {
      ...emptyReport,
      errors: [{ row: 4, column: 'precio', message: 'El precio debe ser mayor a 0' }],
      warnings: [{ row: 7, message: 'Ya hay un producto con este título' }],
      rows: [
        result(2, 'unchanged'),
        result(3, 'created'),
        result(4, 'invalid'),
        result(5, 'updated'),
        result(6, 'invalid'),
        result(7, 'created'),
      ],
    },
  );
  expect(preview.rows.map(({ row }) => row)).toEqual([4, 6, 7, 5, 3, 2]);
  expect(preview.canImport).toBe(false);
});

test('createImportPreview has rows below a header that names no product', () => {
  const [row] = createImportPreview(file, { ...emptyReport, errors: [{ row: 1, message: 'Falta' }] }).rows;
  expect(row).toEqual({ row: 2, title: '', result: 'invalid', changes: [], faults: [], warnings: [] });
});

test('createImportPreview allows the import of a file without faults that changes something', () => {
  expect(createImportPreview(file, { ...emptyReport, created: 1 }).canImport).toBe(true);
  expect(createImportPreview(file, { ...emptyReport, unchanged: 3 }).canImport).toBe(false);
});

test('notesWithoutRow returns notes about the header', () => {
  const notes = [
    { row: 1, message: 'Falta la columna precio' },
    { row: 2, message: 'x' },
  ];
  expect(notesWithoutRow(file, notes)).toEqual([notes[0]]);
});
