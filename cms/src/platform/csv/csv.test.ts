import { expect, test } from 'vitest';
import { csvRows, csvText } from './csv';

test('what starts like a formula is written as text', () => {
  const text = csvText([['=HYPERLINK("http://x")', '+1', '-2', '@x', 'Ana', 5]]);
  expect(text.startsWith('\uFEFF"\'=HYPERLINK(""http://x"")";"\'+1";"\'-2";"\'@x";"Ana";5\r\n')).toBe(true);
});

const cellsOf = (text: string) => csvRows(text).map(({ cells }) => cells);

test('what was written is read back', () => {
  const rows = [
    ['título', 'con; separador', 'con "comillas"'],
    ['', 'dos\nlíneas', '=1+1'],
  ];
  expect(cellsOf(csvText(rows))).toEqual(rows);
});

test('commas and bare cells are read too', () => {
  expect(cellsOf('a,b,c\r\n1,,"x, y"\n')).toEqual([
    ['a', 'b', 'c'],
    ['1', '', 'x, y'],
  ]);
  expect(cellsOf(';b\n1;2')).toEqual([
    ['', 'b'],
    ['1', '2'],
  ]);
});

test('so are tabs, and the lines of an old Mac', () => {
  expect(cellsOf('"a"\tb\r1\t"x, y; z"\r')).toEqual([
    ['a', 'b'],
    ['1', 'x, y; z'],
  ]);
});

test('blank rows are left out, and the others keep the number a spreadsheet gives them', () => {
  expect(csvRows('a;b\n\n"dos\nlíneas";1\n;\n2;3')).toEqual([
    { row: 1, cells: ['a', 'b'] },
    { row: 3, cells: ['dos\nlíneas', '1'] },
    { row: 5, cells: ['2', '3'] },
  ]);
});
