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

test.each([
  [['precio'], 'Falta la columna titulo'],
  [['titulo', 'Título'], 'dos veces'],
  [['titulo', 'variantes'], 'formato anterior'],
])('a heading that cannot be trusted stops the file: %s', (header, fault) => {
  const { rows, errors } = sheetOf([header, ['x', 'y']]);
  expect(rows).toEqual([]);
  expect(errors[0]?.message).toContain(fault);
});
