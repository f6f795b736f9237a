import { expect, test } from 'vitest';
import { parseProducts } from './parse-products';
import { parseSheet } from './parse-sheet';

const sheetOf = (rows: string[][]) => parseSheet(rows.map((cells, at) => ({ row: at + 1, cells })));

test('parseSheet accepts headers with accents, capitals and synonyms and reports unknown ones', () => {
  const { rows, warnings } = sheetOf([
    ['TÍTULO', 'Talla', 'Proveedor'],
    ['Body', 'M', 'x'],
  ]);
  const [product] = parseProducts(rows).products;
  expect(product).toMatchObject({ fields: { title: 'Body' }, items: [{ size: 'M' }] });
  expect(warnings).toEqual([{ row: 1, message: 'No conocemos la columna «Proveedor»: no se usa' }]);
});

test('a heading that names no product stops the file', () => {
  const { rows, errors } = sheetOf([['precio'], ['x']]);
  expect(rows).toEqual([]);
  expect(errors[0]?.message).toContain('Falta la columna titulo');
});

test('a column that stands twice is a fault, and its rows are read all the same', () => {
  const { rows, errors } = sheetOf([
    ['titulo', 'Título'],
    ['x', 'y'],
  ]);
  expect(rows).toEqual([{ row: 2, cells: { titulo: 'x' } }]);
  expect(errors).toEqual([{ row: 1, message: 'La columna titulo está dos veces' }]);
});
