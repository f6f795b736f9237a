import { expect, test } from 'vitest';
import { csvFault, decodeCsv, findDelimiter, isBinary } from './csv-file.ts';

test('decodeCsv drops the byte order mark of UTF-8 and keeps accents', () => {
  expect(decodeCsv(new TextEncoder().encode('\uFEFFtítulo;precio'))).toBe('título;precio');
});

test('decodeCsv decodes Windows-1252 accents', () => {
  const bytes = Uint8Array.from([0x74, 0xed, 0x74, 0x75, 0x6c, 0x6f]);
  expect(decodeCsv(bytes)).toBe('título');
});

test.each([
  ['utf-16le', [0xff, 0xfe, 0x74, 0x00, 0xed, 0x00]],
  ['utf-16be', [0xfe, 0xff, 0x00, 0x74, 0x00, 0xed]],
])("decodeCsv decodes Excel's Unicode text (%s)", (_name, bytes) => {
  expect(decodeCsv(Uint8Array.from(bytes))).toBe('tí');
});

test.each(['sep=;\r\n', 'SEP=,\n', '"sep=;"\n'])('decodeCsv drops the hint %j above the heading', (hint) => {
  expect(decodeCsv(new TextEncoder().encode(`\uFEFF${hint}titulo;precio`))).toBe('titulo;precio');
});

test('isBinary recognizes a renamed workbook', () => {
  expect(isBinary(decodeCsv(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0x00, 0x01])))).toBe(true);
  expect(isBinary('titulo;precio')).toBe(false);
});

test.each([
  [{ name: 'lista.xlsx', size: 10 }, 'El archivo tiene que ser un CSV.'],
  [{ name: 'lista.csv', size: 11 * 1024 * 1024 }, 'El archivo es demasiado grande. Máximo 10 MB.'],
  [{ name: 'LISTA.CSV', size: 10 * 1024 * 1024 }, null],
])('csvFault of the file %o', (file, fault) => {
  expect(csvFault(file)).toBe(fault);
});

test.each([
  ['titulo;precio\nAlma;1,5', ';'],
  ['titulo,precio\nAlma;a;b,1', ','],
  ['titulo\tprecio', '\t'],
  ['titulo', ';'],
])('findDelimiter finds the delimiter of %j', (csv, delimiter) => {
  expect(findDelimiter(csv)).toBe(delimiter);
});
