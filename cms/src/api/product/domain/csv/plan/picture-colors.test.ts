import { productChangeSchema, type Product } from '@shop/contract';
import { expect, test } from 'vitest';
import { exportRows } from '../export-rows';
import { parseProducts } from '../parse-products';
import { parseSheet } from '../parse-sheet';
import { changedFieldsOf } from './changed-fields';
import { planImport } from './plan-import';

const product = {
  _id: 'abc',
  title: 'Body',
  thumbnails: ['/uploads/pictures/a.jpg', '/uploads/pictures/b.jpg'],
  thumbnailAlts: ['Body', ''],
  thumbnailColors: [['Rojo oscuro'], []],
  size: [],
  colors: [{ name: 'Rojo oscuro', value: '#aa0000' }],
  variants: [],
} as Partial<Product> as Product;

const planOf = (stored: Product, ...rows: string[][]) => {
  const sheet = parseSheet(rows.map((cells, at) => ({ row: at + 1, cells })));
  return planImport(parseProducts(sheet.rows).products[0]!, stored);
};

// @spec C.12
test('exportRows writes the colours of each picture, and planImport reads them in the spelling of the product', () => {
  const [header = [], row = []] = exportRows(
    [{ ...product, thumbnailColors: [['Rojo oscuro', 'Negro'], []] }],
    'v1',
  );
  expect(row[header.indexOf('colores_imagenes')]).toBe('Rojo oscuro + Negro | ');
  const change = (cell: string) => {
    const plan = planOf(product, ['_id', 'colores_imagenes'], ['abc', cell]);
    return [changedFieldsOf(productChangeSchema.parse(plan.draft), product), plan.errors];
  };
  expect(change('| rojo OSCURO ')).toEqual([{ thumbnailColors: [[], ['Rojo oscuro']] }, []]);
  expect(change('sin')).toEqual([{ thumbnailColors: [[], []] }, []]);
  expect(change('rojo oscuro')).toEqual([{}, []]);
});

// @spec C.12
test('planImport names the row of a picture in a colour that the product does not have', () => {
  const { errors } = planOf(product, ['_id', 'colores_imagenes'], ['abc', 'Rojo oscuro + Verde']);
  expect(errors).toEqual([
    {
      row: 2,
      column: 'colores_imagenes',
      message: 'El color Verde de una imagen no está entre los colores del producto',
      expected: expect.stringContaining('colores del producto por foto') as string,
    },
  ]);
  const added = ['_id', 'colores', 'colores_imagenes'];
  expect(planOf(product, added, ['abc', 'Verde #00aa00', 'verde']).errors).toEqual([]);
});
