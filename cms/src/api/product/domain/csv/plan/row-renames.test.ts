import { type Product } from '@shop/contract';
import { describe, expect, test } from 'vitest';
import { parseProducts } from '../parse-products';
import { parseSheet } from '../parse-sheet';
import { rowRenames } from './row-renames';

const variant = (size: string, color: string, stock: number, sku: string) => ({
  ...{ _id: sku, size, color, stock, sku },
});
const stored = {
  ...{ _id: 'alma', size: ['85', '90'], thumbnails: [], thumbnailColors: [] },
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
describe('rows with the SKUs of stored variants', () => {
  test('correct a size only to one of their talles', () => {
    const change = (sizes: string) => (row: Row) => ({ size: row.size === '85' ? '87' : row.size, sizes });
    expect(renamesOf(change('85, 90'))).toEqual([]);
    expect(renamesOf(change('87, 90'))).toEqual(['size 85>87']);
    expect(renamesOf(change(''))).toEqual(['size 85>87']);
  });
});
