import { expect, test } from 'vitest';
import { csvRows, csvText } from './csv';

test('what starts like a formula is written as text', () => {
  const text = csvText([['=HYPERLINK("http://x")', '+1', '-2', '@x', 'Ana', 5]]);
  expect(text.startsWith('\uFEFF"\'=HYPERLINK(""http://x"")";"\'+1";"\'-2";"\'@x";"Ana";5\r\n')).toBe(true);
});

test('what was written is read back', () => {
  const rows = [
    ['título', 'con; separador', 'con "comillas"'],
    ['', 'dos\nlíneas', '=1+1'],
  ];
  expect(csvRows(csvText(rows))).toEqual(rows);
});

test('commas and bare cells are read too, blank rows are not', () => {
  expect(csvRows('a,b,c\r\n1,,"x, y"\n\n,,\n')).toEqual([
    ['a', 'b', 'c'],
    ['1', '', 'x, y'],
  ]);
  expect(csvRows(';b\n1;2')).toEqual([
    ['', 'b'],
    ['1', '2'],
  ]);
});
