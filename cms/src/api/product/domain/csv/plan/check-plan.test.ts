import { type Product } from '@shop/contract';
import { expect, test } from 'vitest';
import { parseProducts } from '../parse-products';
import { parseSheet } from '../parse-sheet';
import { checkPlan } from './check-plan';
import { planImport } from './plan-import';

const categories = [
  { name: 'bodies', display_name: 'Bodies' },
  { name: 'batas', display_name: 'Batas' },
];
const stored = {
  _id: 'abc',
  title: 'Body',
  description: 'De encaje',
  price: 100,
  discount: 0,
  category: 'bodies',
  thumbnails: ['/a.jpg'],
  thumbnailAlts: ['Body'],
  thumbnailColors: [[]],
  status: true,
  stock: 2,
  size: ['S'],
  colors: [{ name: 'Rojo', value: '#aa0000' }],
  composition: '',
  care: '',
  variants: [{ _id: 'v', size: 'S', color: 'Rojo', stock: 2, sku: null }],
} as unknown as Product;

const checked = (before: Product | null, ...rows: string[][]) => {
  const [product] = parseProducts(
    parseSheet(rows.map((cells, at) => ({ row: at + 1, cells }))).rows,
  ).products;
  const plan = planImport(product!, before);
  return { ...checkPlan(product!, plan, before, categories), warnings: plan.warnings };
};
const faults = (before: Product | null, ...rows: string[][]) =>
  checked(before, ...rows).errors.map(({ row, column = '', message }) => `${row} ${column}: ${message}`);

// @spec C.14
test('checkPlan lists every fault of every row of a product', () => {
  const header = [
    'titulo',
    'categoria',
    'precio',
    'descuento',
    'activo',
    'talle',
    'color',
    'stock',
    'imagenes',
  ];
  expect(
    faults(
      null,
      header,
      ['x'.repeat(161), 'ropa', 'caro', 'mucho', 'quizás', 'S', 'Arcoíris', '1.5', 'foto.jpg'],
      ['', '', '', '', '', 'M', 'x'.repeat(31), '999999', ''],
      ['', '', '', '', '', 'S', 'Arcoíris', '-1', ''],
    ),
  ).toEqual([
    expect.stringMatching(/^2 precio: «caro»/),
    expect.stringMatching(/^2 descuento: «mucho»/),
    expect.stringMatching(/^2 activo: «quizás»/),
    expect.stringMatching(/^2 stock: «1.5»/),
    expect.stringMatching(/^4 stock: «-1»/),
    '4 : Es la misma variante que la fila 2',
    expect.stringMatching(/^2 color: No conocemos el tono/),
    expect.stringMatching(/^3 color: No conocemos el tono/),
    '2 titulo: El texto no puede superar los 160 caracteres',
    expect.stringMatching(/^2 imagenes: La imagen debe ser/),
    '3 color: El texto no puede superar los 30 caracteres',
    expect.stringMatching(/^3 stock: El stock debe ser/),
    '2 categoria: La categoría seleccionada no es válida',
  ]);
});

test('checkPlan names the categories that the shop has', () => {
  for (const rows of [['ropa'], ['']])
    expect(checked(null, ['titulo', 'precio', 'categoria'], ['Body', '1', ...rows]).errors).toMatchObject([
      { row: 2, column: 'categoria', expected: 'una de estas: Bodies, Batas' },
    ]);
});

test('checkPlan refuses a variant in a colour that the file takes away', () =>
  expect(
    faults(stored, ['_id', 'colores', 'talle', 'color', 'stock'], ['abc', 'Negro', 'S', 'Rojo', '9']),
  ).toEqual(['2 color: El color Rojo no está entre los colores del producto']));

test('checkPlan returns only what differs from the stored product', () => {
  const row = ['abc', '200', 'Bodies', 'De encaje'];
  expect(checked(stored, ['_id', 'precio', 'categoria', 'descripcion'], row)).toMatchObject({
    change: { price: 200 },
    errors: [],
  });
});

test('a new product without pictures or description stays off, with a warning', () => {
  const header = ['titulo', 'precio', 'categoria', 'activo', 'descripcion', 'talles'];
  const warned = (...row: string[]) => {
    const { draft, warnings } = checked(null, header, ['Body', '1', 'Bodies', ...row]);
    return [draft?.status, warnings.map(({ message }) => message)];
  };
  expect(warned('si', '')).toEqual([false, ['Queda apagado hasta que tenga fotos, descripción y talles']]);
  expect(warned('', 'De encaje', 'S')).toEqual([false, ['Queda apagado hasta que tenga fotos']]);
  expect(warned('no', '')).toEqual([false, []]);
});

test('a stored draft stays off when the file switches it on without its pictures', () => {
  const draft = { ...stored, thumbnails: [], status: false };
  const plan = checked(draft, ['_id', 'activo', 'precio'], ['abc', 'si', '200']);
  expect([plan.change, plan.errors]).toEqual([{ price: 200 }, []]);
  expect(plan.warnings).toMatchObject([{ column: 'activo', message: 'Queda apagado hasta que tenga fotos' }]);
  const whole = ['_id', 'activo', 'imagenes'];
  expect(checked(draft, whole, ['abc', 'si', 'https://example.com/a.jpg'])).toMatchObject({
    change: { status: true, thumbnails: ['https://example.com/a.jpg'] },
    warnings: [],
  });
});

const GIVEN_AWAY = 'El precio final tiene que ser de $1 o más: bajá el descuento';

test.each([
  ['descuento', '100'],
  ['descuento', '1000 %'],
])('checkPlan refuses a product that the %s %s gives away', (column, cell) =>
  expect(faults(stored, ['_id', column], ['abc', cell])).toEqual([`2 ${column}: ${GIVEN_AWAY}`]),
);

test('checkPlan refuses a price that the stored discount gives away, and the other way round', () => {
  expect(faults({ ...stored, discount: 60 }, ['_id', 'precio'], ['abc', '1'])).toEqual([
    `2 precio: ${GIVEN_AWAY}`,
  ]);
  expect(faults({ ...stored, price: 40 }, ['_id', 'descuento'], ['abc', '99'])).toEqual([
    `2 descuento: ${GIVEN_AWAY}`,
  ]);
  expect(faults(null, ['titulo', 'categoria', 'precio', 'descuento'], ['Bata', 'batas', '40', '99'])).toEqual(
    [`2 descuento: ${GIVEN_AWAY}`],
  );
});

test('checkPlan leaves a price alone that was given away before', () =>
  expect(faults({ ...stored, discount: 100 }, ['_id', 'precio'], ['abc', '100'])).toEqual([]));
