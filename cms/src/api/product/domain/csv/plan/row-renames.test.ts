import { type Product } from '@shop/contract';
import { describe, expect, test } from 'vitest';
import { parseProducts } from '../parse-products';
import { parseSheet } from '../parse-sheet';
import { rowRenames, unmistakable } from './row-renames';

const variant = (size: string, color: string, stock: number, sku: string) => ({
  _id: sku,
  size,
  color,
  stock,
  sku,
});
const stored = {
  _id: 'alma',
  size: ['85', '90'],
  thumbnails: [],
  thumbnailColors: [],
  colors: ['Negro', 'Blanco', 'Rojo'].map((name) => ({ name, value: '#000000' })),
  variants: [
    variant('85', 'Negro', 7, 'S1'),
    variant('90', 'Negro', 5, 'S2'),
    variant('85', 'Blanco', 3, 'S3'),
    variant('90', 'Blanco', 1, 'S4'),
    variant('85', 'Rojo', 9, 'S5'),
  ],
} as unknown as Product;

const HEADER = ['_id', 'talle', 'color', 'stock', 'stock_visto', 'sku', 'talles'];
const EXPORT = stored.variants.map(
  ({ size, color, stock, sku }) => [size, color, `${stock}`, sku] as string[],
);
type Row = { size: string; color: string; stock: string; seen?: string; sku: string; sizes?: string };

function read(change: (row: Row) => Partial<Row>) {
  const lines = EXPORT.map(([size = '', color = '', stock = '', sku = '']) => {
    const row: Row = { size, color, stock, sku };
    const { seen = stock, sizes = '', ...after } = { ...row, ...change(row) };
    return ['alma', after.size, after.color, after.stock, seen, after.sku, sizes];
  });
  const rows = [HEADER, ...lines].map((cells, at) => ({ row: at + 1, cells }));
  return parseProducts(parseSheet(rows).rows).products[0]!;
}
const renamesOf = (change: (row: Row) => Partial<Row>) =>
  rowRenames(read(change), stored).map(({ kind, from, to }) => `${kind} ${from}>${to}`);
const swapped = (names: Record<string, string>) => (row: Row) => ({ color: names[row.color] ?? row.color });
const SKUS_OF_SWAP: Record<string, string> = { S1: 'S3', S3: 'S1', S2: 'S4', S4: 'S2' };

describe('rows with the SKUs of stored variants', () => {
  test('swap two colours, or two sizes, whose units are with their SKUs', () => {
    expect(renamesOf(swapped({ Negro: 'Blanco', Blanco: 'Negro' }))).toEqual([
      'color Negro>Blanco',
      'color Blanco>Negro',
    ]);
    const sizes: Record<string, string> = { '85': '90', '90': '85' };
    expect(renamesOf(({ size, sku }) => (sku === 'S5' ? { size: '90' } : { size: sizes[size] }))).toEqual([
      'size 85>90',
      'size 90>85',
    ]);
  });

  test('rows swap names after sales and changes of the stock as well', () => {
    const sold: Record<string, string> = { S1: '9', S3: '4' };
    const change = (row: Row) => ({
      ...swapped({ Negro: 'Blanco', Blanco: 'Negro' })(row),
      seen: sold[row.sku] ?? row.stock,
      stock: row.sku === 'S2' ? '20' : (sold[row.sku] ?? row.stock),
    });
    expect(renamesOf(change)).toHaveLength(2);
  });

  test('rows pass their names on in a circle and in a row', () => {
    expect(renamesOf(swapped({ Negro: 'Blanco', Blanco: 'Rojo', Rojo: 'Negro' }))).toHaveLength(3);
    expect(renamesOf(swapped({ Negro: 'Blanco', Blanco: 'Rojo', Rojo: 'Vino' }))).toHaveLength(3);
    expect(renamesOf(swapped({ Negro: 'Blanco', Blanco: 'Vino' }))).toHaveLength(2);
  });

  test('rows rename nothing where only the SKUs are swapped, or a name stays taken', () => {
    expect(renamesOf(({ sku }) => ({ sku: SKUS_OF_SWAP[sku] ?? sku }))).toEqual([]);
    expect(renamesOf((row) => ({ sku: SKUS_OF_SWAP[row.sku] ?? row.sku, stock: '' }))).toEqual([]);
    expect(
      renamesOf(({ color, size }) => ({ color: size === '85' && color === 'Negro' ? 'Blanco' : color })),
    ).toEqual([]);
  });

  test('correct a size only to one of their talles', () => {
    const change = (sizes: string) => (row: Row) => ({ size: row.size === '85' ? '87' : row.size, sizes });
    expect(renamesOf(change('85, 90'))).toEqual([]);
    expect(renamesOf(change('87, 90'))).toEqual(['size 85>87']);
    expect(renamesOf(change(''))).toEqual(['size 85>87']);
  });
});

test('unmistakable leaves out names that the file gives to others', () => {
  const names = [
    { kind: 'color', from: 'Negro', to: 'Blanco' },
    { kind: 'color', from: 'Blanco', to: 'Vino' },
    { kind: 'size', from: 'Blanco', to: '1' },
  ] as const;
  expect(unmistakable(names)).toEqual([names[0], names[2]]);
});
