import { type Product } from '@shop/contract';
import { expect, test } from 'vitest';
import { parseProducts } from '../parse-products';
import { parseSheet } from '../parse-sheet';
import { checkPlan } from './check-plan';
import { describeChanges } from './describe-changes';
import { planImport } from './plan-import';

const categories = [
  { name: 'bodies', display_name: 'Bodies' },
  { name: 'batas', display_name: 'Batas de seda' },
];
const stored = {
  _id: 'abc',
  title: 'Body',
  description: 'De encaje',
  price: 12_000,
  discount: 0,
  category: 'bodies',
  thumbnails: ['/a.jpg'],
  thumbnailAlts: ['Body'],
  thumbnailColors: [[]],
  status: true,
  stock: 5,
  size: ['S', 'M'],
  colors: [{ name: 'Rojo', value: '#aa0000' }],
  composition: '',
  care: '',
  variants: [
    { _id: 'v', size: 'S', color: 'Rojo', stock: 2, sku: null },
    { _id: 'w', size: 'M', color: 'Rojo', stock: 3, sku: 'M-R' },
  ],
} as unknown as Product;

const describe = (before: Product | null, ...rows: string[][]) => {
  const [product] = parseProducts(
    parseSheet(rows.map((cells, at) => ({ row: at + 1, cells }))).rows,
  ).products;
  const plan = planImport(product!, before);
  const { change, draft } = checkPlan(product!, plan, before, categories);
  return describeChanges(draft ?? change, { product: product!, plan, stored: before, categories });
};
const lines = (before: Product | null, ...rows: string[][]) =>
  describe(before, ...rows).map(
    ({ row, change: { name, before: was, after } }) => `${row} ${name}: ${was} → ${after}`,
  );

test('describeChanges names each change on the row that says it, as staff read it', () => {
  const header = [
    '_id',
    'precio',
    'categoria',
    'activo',
    'calce',
    'talle',
    'color',
    'stock',
    'stock_visto',
    'sku',
  ];
  expect(
    lines(
      stored,
      header,
      ['abc', '13.500', 'batas de seda', 'no', 'chico', 'S', 'Rojo', '4', '2', ''],
      ['abc', '', '', '', '', 'M', 'Rojo', '', '', 'M-ROJO'],
      ['abc', '', '', '', '', 'L', 'Rojo', '1', '', ''],
    ),
  ).toEqual([
    '2 Stock: 2 → 4',
    '3 SKU: M-R → M-ROJO',
    '4 Variante nueva:  → L · Rojo, 1 unidad',
    '2 Precio: $12.000 → $13.500',
    '2 Categoría: Bodies → Batas de seda',
    '2 Activo: sí → no',
    '2 Talles: S, M → S, M, L',
    '2 Calce: vacío → chico',
  ]);
});

test('describeChanges shows a long text from its first difference on', () => {
  const text = (end: string) => `${'De encaje suave. '.repeat(20)}${end}`;
  const before = { ...stored, description: text('Sin aro.') };
  const [line = ''] = lines(before, ['_id', 'descripcion'], ['abc', text('Con aro.')]);
  expect(line).toMatch(/^2 Descripción: ….*Sin aro\. → ….*Con aro\.$/);
  expect(line.length).toBeLessThan(160);
});

test('a change of stock keeps its stamp while units are sold, unless the file replaces them', () => {
  const sold = { ...stored, variants: stored.variants.map((item) => ({ ...item, stock: item.stock - 1 })) };
  const header = ['_id', 'talle', 'color', 'stock', 'stock_visto'];
  const stampsOf = (before: Product, seen: string) =>
    describe(before, header, ['abc', 'M', 'Rojo', '9', seen]).map(({ stamp }) => stamp);
  expect(stampsOf(sold, '3')).toEqual(stampsOf(stored, '3'));
  expect(stampsOf(sold, '')).not.toEqual(stampsOf(stored, ''));
});

test('a change has another stamp once the stored value is another', () => {
  const stampsOf = (before: Product) =>
    describe(before, ['_id', 'precio'], ['abc', '13500']).map(({ stamp }) => stamp);
  expect(stampsOf({ ...stored, price: 12_500 })).not.toEqual(stampsOf(stored));
  expect(stampsOf({ ...stored, title: 'Otro' })).toEqual(stampsOf(stored));
});

test('a new product shows what it is made of, from nothing', () =>
  expect(lines(null, ['titulo', 'precio', 'categoria', 'stock'], ['Body', '100', 'bodies', '4'])).toEqual(
    expect.arrayContaining(['2 Stock:  → 4', '2 Precio:  → $100', '2 Categoría:  → Bodies']),
  ));
