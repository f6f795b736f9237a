import { expect, test } from 'vitest';
import { importFileFault } from '../use-csv-import.ts';

test.each([
  [{ name: 'lista.xlsx', size: 10 }, 'El archivo tiene que ser un CSV.'],
  [{ name: 'lista.csv', size: 0 }, 'El archivo está vacío.'],
  [{ name: 'lista.csv', size: 10 * 1024 * 1024 + 1 }, 'El archivo es demasiado grande. Máximo 10 MB.'],
  [{ name: 'LISTA.CSV', size: 10 * 1024 * 1024 }, null],
])('importFileFault of the file %o', (file, fault) => {
  expect(importFileFault(file)).toBe(fault);
});
