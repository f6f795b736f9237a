import { expect, test } from 'vitest';
import { csvFault, decodeCsv, findDelimiter, isBinary } from './csv-file.ts';

test('a UTF-8 file loses its byte order mark and keeps its accents', () => {
  expect(decodeCsv(new TextEncoder().encode('\uFEFFtítulo;precio'))).toBe('título;precio');
});

test('what Excel writes on Windows is read with its accents too', () => {
  const bytes = Uint8Array.from([0x74, 0xed, 0x74, 0x75, 0x6c, 0x6f]);
  expect(decodeCsv(bytes)).toBe('título');
});

test.each([
  ['utf-16le', [0xff, 0xfe, 0x74, 0x00, 0xed, 0x00]],
  ['utf-16be', [0xfe, 0xff, 0x00, 0x74, 0x00, 0xed]],
])("Excel's Unicode text (%s) is read as well", (_name, bytes) => {
  expect(decodeCsv(Uint8Array.from(bytes))).toBe('tí');
});

test.each(['sep=;\r\n', 'SEP=,\n', '"sep=;"\n'])('the hint %j above the heading is left out', (hint) => {
  expect(decodeCsv(new TextEncoder().encode(`\uFEFF${hint}titulo;precio`))).toBe('titulo;precio');
});

test('a workbook that was only renamed is told from a text', () => {
  expect(isBinary(decodeCsv(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0x00, 0x01])))).toBe(true);
  expect(isBinary('titulo;precio')).toBe(false);
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
  expect(findDelimiter(csv)).toBe(delimiter);
});
