import { expect, test } from 'vitest';
import { parseCsv, formatCsv } from './csv';

test('CSV output escapes texts that start like a formula', () => {
  const text = formatCsv([['=HYPERLINK("http://x")', '+1', '-2', '@x', 'Ana', 5]]);
  expect(text.startsWith('\uFEFF"\'=HYPERLINK(""http://x"")";"\'+1";"\'-2";"\'@x";"Ana";5\r\n')).toBe(true);
});

const cellsOf = (text: string) => parseCsv(text).map(({ cells }) => cells);

test('CSV parsing restores what was formatted', () => {
  const rows = [
    ['título', 'con; separador', 'con "comillas"'],
    ['', 'dos\nlíneas', '=1+1'],
  ];
  expect(cellsOf(formatCsv(rows))).toEqual(rows);
});

test('CSV parsing accepts commas and unquoted cells', () => {
  expect(cellsOf('a,b,c\r\n1,,"x, y"\n')).toEqual([
    ['a', 'b', 'c'],
    ['1', '', 'x, y'],
  ]);
  expect(cellsOf(';b\n1;2')).toEqual([
    ['', 'b'],
    ['1', '2'],
  ]);
});

test('CSV parsing accepts tabs and carriage returns', () => {
  expect(cellsOf('"a"\tb\r1\t"x, y; z"\r')).toEqual([
    ['a', 'b'],
    ['1', 'x, y; z'],
  ]);
});

test('CSV parsing drops blank rows and keeps the spreadsheet numbers of the others', () => {
  expect(parseCsv('a;b\n\n"dos\nlíneas";1\n;\n2;3')).toEqual([
    { row: 1, cells: ['a', 'b'] },
    { row: 3, cells: ['dos\nlíneas', '1'] },
    { row: 5, cells: ['2', '3'] },
  ]);
});

test('CSV parsing accepts Windows line ends, after quoted cells and inside them', () => {
  expect(cellsOf('"a";"b"\r\n1;"dos\r\nlíneas"\r\n3;4\r\n')).toEqual([
    ['a', 'b'],
    ['1', 'dos\r\nlíneas'],
    ['3', '4'],
  ]);
});
