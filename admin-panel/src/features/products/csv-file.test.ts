import { expect, test } from 'vitest';
import { csvFault, csvText } from './csv-file.ts';

test('a UTF-8 file loses its byte order mark and keeps its accents', () => {
  expect(csvText(new TextEncoder().encode('\uFEFFtítulo;precio'))).toBe('título;precio');
});

test('what Excel writes on Windows is read with its accents too', () => {
  const bytes = Uint8Array.from([0x74, 0xed, 0x74, 0x75, 0x6c, 0x6f]);
  expect(csvText(bytes)).toBe('título');
});

test.each([
  ['lista.xlsx', 'a;b', 'El archivo tiene que ser un CSV.'],
  ['lista.csv', ' \n', 'El archivo está vacío.'],
  [
    'lista.csv',
    'x'.repeat(200_001),
    'El archivo es demasiado grande. Dividilo en partes de hasta 200.000 caracteres.',
  ],
])('%s is refused before it is sent', (name, csv, fault) => {
  expect(csvFault(name, csv)).toBe(fault);
});

test('a CSV is taken whatever the case of its name', () => {
  expect(csvFault('LISTA.CSV', 'a;b')).toBeNull();
});
