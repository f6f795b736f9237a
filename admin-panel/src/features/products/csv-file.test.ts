import { expect, test } from 'vitest';
import { csvFault, csvText, delimiterOf } from './csv-file.ts';

test('a UTF-8 file loses its byte order mark and keeps its accents', () => {
  expect(csvText(new TextEncoder().encode('\uFEFFtítulo;precio'))).toBe('título;precio');
});

test('what Excel writes on Windows is read with its accents too', () => {
  const bytes = Uint8Array.from([0x74, 0xed, 0x74, 0x75, 0x6c, 0x6f]);
  expect(csvText(bytes)).toBe('título');
});

test.each([
  [{ name: 'lista.xlsx', size: 10 }, 'El archivo tiene que ser un CSV.'],
  [{ name: 'lista.csv', size: 11 * 1024 * 1024 }, 'El archivo es demasiado grande. Máximo 10 MB.'],
  [{ name: 'LISTA.CSV', size: 10 * 1024 * 1024 }, null],
])('%o before it is read', (file, fault) => {
  expect(csvFault(file)).toBe(fault);
});

test.each([
  ['titulo;precio\nAlma;1,5', ';'],
  ['titulo,precio\nAlma;a;b,1', ','],
  ['titulo\tprecio', '\t'],
  ['titulo', ';'],
])('the heading of %j says what separates cells', (csv, delimiter) => {
  expect(delimiterOf(csv)).toBe(delimiter);
});
