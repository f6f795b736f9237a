import { expect, test } from 'vitest';
import { importPreview, looseFaults } from './import-preview.ts';

const table = [
  ['titulo', 'precio'],
  ['Alma', '18.900'],
  ['Brisa', 'caro'],
];

test('rows with faults come first, numbered as the spreadsheet does', () => {
  const preview = importPreview(table, {
    created: 0,
    updated: 0,
    errors: [{ row: 3, message: 'El precio debe ser mayor a 0' }],
  });
  expect(preview.rows).toEqual([
    { row: 3, cells: ['Brisa', 'caro'], faults: ['El precio debe ser mayor a 0'] },
    { row: 2, cells: ['Alma', '18.900'], faults: [] },
  ]);
  expect(preview).toMatchObject({ faultCount: 1, canImport: false });
});

test('a clean file can be imported when it changes something', () => {
  expect(importPreview(table, { created: 1, updated: 1, errors: [] }).canImport).toBe(true);
  expect(importPreview(table, { created: 0, updated: 0, errors: [] }).canImport).toBe(false);
});

test('a long file shows its first fifty rows and says how many more there are', () => {
  const long = [['titulo'], ...Array.from({ length: 60 }, (_, at) => [`Producto ${at}`])];
  const preview = importPreview(long, { created: 60, updated: 0, errors: [] });
  expect(preview.rows).toHaveLength(50);
  expect(preview.hidden).toBe(10);
});

test('faults of the header belong to no row', () => {
  const errors = [
    { row: 1, message: 'Falta la columna precio' },
    { row: 2, message: 'x' },
  ];
  expect(looseFaults(table, errors)).toEqual([errors[0]]);
});
