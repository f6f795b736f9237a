import { productChangeSchema, productDraftSchema, type Product } from '@shop/contract';
import { expect, test } from 'vitest';
import { exportRows } from './export-rows';
import { parseProducts } from './parse-products';
import { parseSheet } from './parse-sheet';
import { changedFieldsOf } from './plan/changed-fields';
import { planImport } from './plan/plan-import';

const product: Product = {
  _id: 'abc',
  slug: 'body',
  title: 'Body',
  description: 'De encaje',
  price: 18900,
  discount: 10,
  finalPrice: 17010,
  category: 'bodies',
  thumbnails: ['/uploads/pictures/a.jpg', '/uploads/pictures/b.jpg'],
  thumbnailAlts: ['Body', 'Detalle del encaje'],
  thumbnailColors: [['Rojo oscuro'], []],
  stock: 5,
  size: ['S', 'M'],
  colors: [{ name: 'Rojo oscuro', value: '#aa0000' }],
  status: false,
  variants: [
    { _id: 'v1', size: 'S', color: 'Rojo oscuro', stock: 2, sku: 'S-R' },
    { _id: 'v2', size: 'M', color: null, stock: 3, sku: null },
  ],
  composition: 'Algodón',
  care: '',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};
const one: Product = {
  ...product,
  _id: 'uno',
  title: 'Uno',
  variants: [],
  colors: null,
  thumbnailColors: [[], []],
  stock: 7,
};

const read = (rows: (string | number)[][]) => {
  const sheet = parseSheet(rows.map((cells, at) => ({ row: at + 1, cells: cells.map(String) })));
  return { ...sheet, ...parseProducts(sheet.rows) };
};
const planOf = (stored: Product | null, ...rows: (string | number)[][]) =>
  planImport(read(rows).products[0]!, stored);
const HEADER = ['_id', 'talle', 'color', 'stock', 'stock_visto'];

test('exportRows writes one row per variant and the product columns on the first', () => {
  const [header = [], ...rows] = exportRows([product, one], 'v1');
  const cell = (at: number, name: string) => rows[at]?.[header.indexOf(name)];
  expect(rows).toHaveLength(3);
  expect(
    rows.map((_, at) => [cell(at, '_id'), cell(at, 'talle'), cell(at, 'stock'), cell(at, 'precio')]),
  ).toEqual([
    ['abc', 'S', 2, 18900],
    ['abc', 'M', 3, ''],
    ['uno', '', 7, 18900],
  ]);
  expect(cell(0, 'stock_visto')).toBe(2);
});

test.each([
  product,
  one,
  { ...product, colors: [], thumbnailColors: [[], []], size: [] },
  { ...one, composition: '', care: 'A mano' },
  { ...one, fit: 'small' as const },
])('an exported product is imported without a difference', (stored) => {
  const { products, errors, warnings } = read(exportRows([stored], 'v1'));
  const plan = planImport(products[0]!, stored);
  expect([...errors, ...warnings, ...plan.errors, ...plan.warnings]).toEqual([]);
  expect(changedFieldsOf(productChangeSchema.parse(plan.draft), stored)).toEqual({});
});

// @spec A.56
test('the column calce reads chico, justo and grande, sin as none, and names what it does not know', () => {
  const fitOf = (text: string) =>
    read([
      ['titulo', 'calce'],
      ['Body', text],
    ]);
  expect(planImport(fitOf('Grande').products[0]!, one).draft).toMatchObject({ fit: 'large' });
  expect(planImport(fitOf('sin').products[0]!, { ...one, fit: 'snug' }).draft).toMatchObject({ fit: '' });
  expect(JSON.stringify(planImport(fitOf('amplio').products[0]!, one).errors)).toContain(
    '«amplio» no es un calce',
  );
});

test('planImport creates a complete product from an exported one without _id', () => {
  const rows = exportRows([product], 'v1').map(([, ...cells]) => cells);
  const draft = productDraftSchema.parse(planOf(null, ...rows).draft);
  expect(draft).toMatchObject({
    title: 'Body',
    price: 18900,
    discount: 10,
    size: ['S', 'M'],
    colors: product.colors,
    status: false,
    thumbnails: product.thumbnails,
    thumbnailAlts: ['', 'Detalle del encaje'],
    variants: [
      { size: 'S', color: 'Rojo oscuro', stock: 2, sku: 'S-R' },
      { size: 'M', color: null, stock: 3 },
    ],
  });
});

test('planImport changes only the columns in the file', () => {
  const plan = planOf(product, ['_id', 'precio'], ['abc', '$ 20.500']);
  expect(changedFieldsOf(productChangeSchema.parse(plan.draft), product)).toEqual({ price: 20500 });
  expect(plan.warnings).toEqual([]);
});

test('planImport applies stock as a difference from the export and warns', () => {
  const plan = planOf(product, HEADER, ['abc', 's', 'rojo oscuro', 12, 10]);
  expect(plan.draft.variants).toEqual([
    { size: 'S', color: 'Rojo oscuro', stock: 12, stockSeen: 10, sku: 'S-R' },
    { size: 'M', color: null, stock: 3, stockSeen: 3, sku: null },
  ]);
  expect(plan.warnings).toEqual([
    {
      row: 2,
      column: 'stock',
      message: 'Hubo ventas o cambios desde la exportación (había 10, hoy hay 2): queda en 4',
    },
  ]);
});

test('planImport leaves stock alone that the file did not change', () => {
  const plan = planOf(product, HEADER, ['abc', 'S', 'Rojo oscuro', 10, 10], ['abc', 'M', '', '', '']);
  expect([plan.draft, plan.warnings]).toEqual([{}, []]);
});

test('planImport adds the stock of a file imported twice only once', () => {
  const plan = planOf({ ...one, stock: 12 }, HEADER, ['uno', '', '', 12, 10]);
  expect(plan.draft).toEqual({});
  expect(plan.warnings).toEqual([{ row: 2, column: 'stock', message: 'El stock ya es 12: no se cambia' }]);
});

test('planImport sets stock without stock_visto and warns', () => {
  const plan = planOf(one, HEADER, ['uno', '', '', 12, '']);
  expect(plan.draft).toEqual({ stock: 12, stockSeen: 7 });
  expect(plan.warnings[0]?.message).toContain('pasa de 7 a 12');
});

test('planImport keeps variants missing from the file and adds sizes and colours of new ones', () => {
  const plan = planOf(product, HEADER, ['abc', 'XL', 'Bordó', 4, '']);
  expect(plan.draft).toMatchObject({
    size: ['S', 'M', 'XL'],
    colors: [
      { name: 'Rojo oscuro', value: '#aa0000' },
      { name: 'Bordó', value: '#7a1f3a' },
    ],
    variants: [{ stock: 2 }, { stock: 3 }, { size: 'XL', color: 'Bordó', stock: 4 }],
  });
  expect(plan.itemRows).toEqual([undefined, undefined, 2]);
});

test('planImport reports a colour of unknown tone', () => {
  const plan = planOf(product, HEADER, ['abc', 'S', 'Arcoíris', 1, '']);
  expect(plan.errors).toEqual([
    {
      row: 2,
      column: 'color',
      message: 'No conocemos el tono de «Arcoíris»',
      expected: 'el color con su tono en la columna colores, como Arcoíris #c3a6d8',
    },
  ]);
});

test('planImport reports a mix of single stock and variants', () => {
  expect(planOf(product, HEADER, ['abc', '', '', 9, 5]).errors).toHaveLength(1);
  expect(planOf(product, HEADER, ['abc', 'S', '', 1, ''], ['abc', '', '', 9, '']).errors[0]?.row).toBe(3);
  expect(planOf(one, HEADER, ['uno', 'S', '', 4, '']).warnings[0]?.message).toContain('su stock de hoy (7)');
});

test('a short code of a colour stands for six digits, and is no part of its name', () => {
  const { products } = read([
    ['titulo', 'colores'],
    ['Body', 'Negro #000 | Coral #f80'],
  ]);
  for (const color of ['{"name":"Negro","value":"#000000"}', '{"name":"Coral","value":"#ff8800"}'])
    expect(JSON.stringify(products)).toContain(color);
});
