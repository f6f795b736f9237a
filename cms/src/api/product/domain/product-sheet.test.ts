import { productChangeSchema, productDraftSchema, type Product } from '@shop/contract';
import { expect, test } from 'vitest';
import { exportedRows } from './exported-rows';
import { importPlan, whatDiffers, withCategoryKey } from './import-plan';
import { importedProducts } from './imported-products';
import { importedSheet } from './imported-sheet';

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
const one: Product = { ...product, _id: 'uno', title: 'Uno', variants: [], colors: null, stock: 7 };

const read = (rows: (string | number)[][]) => {
  const sheet = importedSheet(rows.map((cells, at) => ({ row: at + 1, cells: cells.map(String) })));
  const { products, errors } = importedProducts(sheet.rows);
  return { products, errors: [...sheet.errors, ...errors], warnings: sheet.warnings };
};
const planOf = (stored: Product | null, ...rows: (string | number)[][]) =>
  importPlan(read(rows).products[0]!, stored);
const HEADER = ['_id', 'talle', 'color', 'stock', 'stock_visto'];

test('an export has a row for each variant, with what is said of the product on the first', () => {
  const [header = [], ...rows] = exportedRows([product, one]);
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

test.each([product, one, { ...product, colors: [], size: [] }, { ...one, composition: '', care: 'A mano' }])(
  'an exported product is imported without a difference',
  (stored) => {
    const { products, errors, warnings } = read(exportedRows([stored]));
    const plan = importPlan(products[0]!, stored);
    expect([errors, warnings, plan.errors, plan.warnings]).toEqual([[], [], [], []]);
    expect(whatDiffers(productChangeSchema.parse(plan.draft), stored)).toEqual({});
  },
);

test('an exported product without its _id is imported as a new one, whole', () => {
  const rows = exportedRows([product]).map(([, ...cells]) => cells);
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

test('only what is in the file changes: a price list is two columns', () => {
  const plan = planOf(product, ['_id', 'precio'], ['abc', '$ 20.500']);
  expect(whatDiffers(productChangeSchema.parse(plan.draft), product)).toEqual({ price: 20500 });
  expect(plan.warnings).toEqual([]);
});

test('stock is applied as a difference from what the export showed, and says so', () => {
  const plan = planOf(product, HEADER, ['abc', 's', 'rojo oscuro', 12, 10]);
  expect(plan.draft.variants).toEqual([
    { size: 'S', color: 'Rojo oscuro', stock: 12, stockSeen: 10, sku: 'S-R' },
    { size: 'M', color: null, stock: 3, stockSeen: 3, sku: null },
  ]);
  expect(plan.warnings).toEqual([
    { row: 2, message: 'Hubo ventas o cambios desde la exportación (había 10, hoy hay 2): queda en 4' },
  ]);
});

test('stock that was not touched in the file stays as it is, whatever was sold', () => {
  const plan = planOf(product, HEADER, ['abc', 'S', 'Rojo oscuro', 10, 10], ['abc', 'M', '', '', '']);
  expect([plan.draft, plan.warnings]).toEqual([{}, []]);
});

test('a file imported twice does not add its stock twice', () => {
  const plan = planOf({ ...one, stock: 12 }, HEADER, ['uno', '', '', 12, 10]);
  expect(plan.draft).toEqual({});
  expect(plan.warnings).toEqual([{ row: 2, message: 'El stock ya es 12: no se cambia' }]);
});

test('a stock without what was seen is taken as counted, and flagged', () => {
  const plan = planOf(one, HEADER, ['uno', '', '', 12, '']);
  expect(plan.draft).toEqual({ stock: 12, stockSeen: 7 });
  expect(plan.warnings[0]?.message).toContain('pasa de 7 a 12');
});

test('variants that the file leaves out stay, and new ones bring their size and their colour', () => {
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

test('a colour whose tone nobody knows is asked for', () => {
  const plan = planOf(product, HEADER, ['abc', 'S', 'Arcoíris', 1, '']);
  expect(plan.errors).toEqual([
    { row: 2, message: expect.stringContaining('No conocemos el tono') as string },
  ]);
});

test('stock by one number and stock by variant do not mix in silence', () => {
  expect(planOf(product, HEADER, ['abc', '', '', 9, 5]).errors).toHaveLength(1);
  expect(planOf(product, HEADER, ['abc', 'S', '', 1, ''], ['abc', '', '', 9, '']).errors[0]?.row).toBe(3);
  expect(planOf(one, HEADER, ['uno', 'S', '', 4, '']).warnings[0]?.message).toContain('las 7 unidades');
});

test('rows are of one product by _id, by title, or because they say nothing else', () => {
  const { products, errors } = read([
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
  expect(errors).toEqual([
    { row: 2, message: 'Falta el título o el _id: no sabemos de qué producto es esta fila' },
  ]);
});

test.each([
  ['precio', '18.9'],
  ['precio', '18,900'],
  ['precio', 'caro'],
  ['stock', '1.5'],
  ['activo', 'quizás'],
])('a cell that cannot be read is named with its row: %s %s', (column, text) => {
  const [found] = read([
    ['titulo', column],
    ['Body', text],
  ]).products;
  expect(found?.errors).toEqual([{ row: 2, message: expect.stringContaining(`«${text}»`) as string }]);
});

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

test('rows that contradict each other or repeat a variant are named', () => {
  const [found] = read([
    ['titulo', 'precio', 'talle'],
    ['Body', 100, 'S'],
    ['Body', 200, 's'],
  ]).products;
  expect(found?.errors.map(({ row, message }) => `${row} ${message}`)).toEqual([
    '3 La columna precio dice otra cosa que en la fila 2, que es del mismo producto',
    '3 Es la misma variante que la fila 2',
  ]);
});

test('headings are read with accents, in capitals and by their usual names; unknown ones are named', () => {
  const { products, warnings } = read([
    ['TÍTULO', 'Talla', 'Proveedor'],
    ['Body', 'M', 'x'],
  ]);
  expect(products[0]).toMatchObject({ fields: { title: 'Body' }, items: [{ size: 'M' }] });
  expect(warnings).toEqual([{ row: 1, message: 'No conocemos la columna «Proveedor»: no se usa' }]);
});

test.each([
  [['precio'], 'Falta la columna titulo'],
  [['titulo', 'Título'], 'dos veces'],
  [['titulo', 'variantes'], 'formato anterior'],
])('a heading that cannot be trusted stops the file: %s', (header, fault) => {
  const { products, errors } = read([header, ['x', 'y']]);
  expect(products).toEqual([]);
  expect(errors[0]?.message).toContain(fault);
});

test('a category is found by its key and by the name that shoppers read', () => {
  const categories = [{ name: 'trajes-de-bano', display_name: 'Trajes de baño' }];
  const keyOf = (category?: string) => withCategoryKey({ category }, categories).category;
  expect(['trajes de BAÑO', 'trajes-de-bano', 'otra', undefined].map(keyOf)).toEqual([
    'trajes-de-bano',
    'trajes-de-bano',
    'otra',
    undefined,
  ]);
});
