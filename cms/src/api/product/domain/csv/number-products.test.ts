import { expect, test } from 'vitest';
import { numberProducts } from './number-products';

const header = { row: 1, cells: ['_id', 'Título', 'talle'] };
const numbered = (...lines: string[][]) =>
  numberProducts(
    header,
    lines.map((cells, at) => ({ row: at + 2, cells })),
  ).rows.map(({ row, product }) => [row, product]);

test('numberProducts numbers mixed rows by product, in the order of the file', () => {
  const rows = Array.from({ length: 2000 }, (_, at) => [`p${at % 1000}`, `Producto ${at % 1000}`, `T${at}`]);
  const numbers = numbered(...rows);
  expect([numbers[0], numbers[999], numbers[1000], numbers[1999]]).toEqual([
    [2, 1],
    [1001, 1000],
    [1002, 1],
    [2001, 1000],
  ]);
});

test('numberProducts groups a row by title with the rows that have the id', () => {
  expect(numbered(['a', 'Alma', 'S'], ['b', 'Brisa', 'S'], ['', 'alma', 'M'])).toEqual([
    [2, 1],
    [3, 2],
    [4, 1],
  ]);
});

test('numberProducts gives a row without a product the number of the row above', () => {
  expect(numbered(['a', 'Alma', 'S'], ['b', 'Brisa', 'S'], ['a', 'Alma', 'M'], ['', '', 'L'])).toEqual([
    [2, 1],
    [3, 2],
    [4, 1],
    [5, 1],
  ]);
});

test('numberProducts gives rows above all products numbers of their own', () => {
  expect(numbered(['', '', 'S'], ['', '', 'M'], ['a', 'Alma', 'S'])).toEqual([
    [2, 1],
    [3, 2],
    [4, 3],
  ]);
});

test('numberProducts numbers each row of a file whose header is not accepted', () => {
  const { rows } = numberProducts({ row: 1, cells: ['precio'] }, [
    { row: 2, cells: ['1'] },
    { row: 3, cells: ['1'] },
  ]);
  expect(rows.map(({ product }) => product)).toEqual([1, 2]);
});

test('numberProducts drops columns at the end that are blank in every row', () => {
  const file = numberProducts({ row: 1, cells: ['titulo', 'precio', '', ' ', ''] }, [
    { row: 2, cells: ['Alma', '', '', '', ''] },
    { row: 3, cells: ['Brisa', '', 'sin nombre', '', ''] },
  ]);
  expect(file).toEqual({
    header: ['titulo', 'precio', ''],
    rows: [
      { row: 2, cells: ['Alma'], product: 1 },
      { row: 3, cells: ['Brisa', '', 'sin nombre'], product: 2 },
    ],
  });
});
