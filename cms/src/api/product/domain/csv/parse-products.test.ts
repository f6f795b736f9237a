import { expect, test } from 'vitest';
import { parseProducts } from './parse-products';
import { parseSheet } from './parse-sheet';

const read = (rows: string[][]) =>
  parseProducts(parseSheet(rows.map((cells, at) => ({ row: at + 1, cells }))).rows);

test('parseProducts groups rows by _id, by title, or under the row above', () => {
  const { products, orphans } = read([
    ['_id', 'titulo', 'talle'],
    ['', '', 'S'],
    ['abc', 'Body', 'S'],
    ['', 'Medias', 'U'],
    ['', 'body', 'L'],
    ['', '', 'XL'],
  ]);
  expect(products.map(({ id, items }) => [id, items.map(({ size }) => size)])).toEqual([
    ['abc', ['S', 'L', 'XL']],
    ['', ['U']],
  ]);
  expect(orphans).toEqual([2]);
});

test.each([
  ['precio', '18.9', 'pesos enteros'],
  ['precio', '18,900', 'pesos enteros'],
  ['stock', '1.5', 'unidades'],
  ['descuento', 'mucho', 'un porcentaje entero'],
  ['activo', 'quizás', 'si o no'],
])(
  'a cell that cannot be read is named with its row, column and what it expects: %s %s',
  (column, text, expected) => {
    const [found] = read([
      ['titulo', column],
      ['Body', text],
    ]).products;
    expect(found?.errors).toEqual([
      {
        row: 2,
        column,
        message: expect.stringContaining(`«${text}»`) as string,
        expected: expect.stringContaining(expected) as string,
      },
    ]);
  },
);

test.each([
  ['18900', 18900],
  ['$ 18.900', 18900],
  ['1.018.900,00', 1018900],
])('a price may be written %s', (text, price) => {
  expect(
    read([
      ['titulo', 'precio'],
      ['Body', text],
    ]).products[0]?.fields.price,
  ).toBe(price);
});

test('parseProducts reports contradicting rows and repeated variants', () => {
  const [found] = read([
    ['titulo', 'precio', 'talle'],
    ['Body', '100', 'S'],
    ['Body', '200', 's'],
  ]).products;
  expect(found?.errors.map(({ row, column, message }) => `${row} ${column ?? ''} ${message}`)).toEqual([
    '3 precio Dice otra cosa que en la fila 2, que es del mismo producto',
    '3  Es la misma variante que la fila 2',
  ]);
});
