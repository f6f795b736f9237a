import { productDraftSchema, type Product } from '@shop/contract';
import { expect, test } from 'vitest';
import { importedRows, productRows } from './product-csv';

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
  thumbnailAlts: ['Body', 'Body'],
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
const asText = (rows: (string | number)[][]) => rows.map((row) => row.map(String));

test('an exported product is imported as the same draft', () => {
  const [read] = importedRows(asText(productRows([product])));
  expect(read).toMatchObject({ row: 2, id: 'abc' });
  expect(productDraftSchema.parse(read!.draft)).toMatchObject({
    title: 'Body',
    price: 18900,
    discount: 10,
    size: ['S', 'M'],
    colors: product.colors,
    status: false,
    thumbnails: product.thumbnails,
    variants: [
      { size: 'S', color: 'Rojo oscuro', stock: 2, sku: 'S-R' },
      { size: 'M', color: null, stock: 3, sku: null },
    ],
  });
});

test('unknown colours, no colours and some colours are three things', () => {
  const colorsOf = (colors: Product['colors']) =>
    importedRows(asText(productRows([{ ...product, colors }])))[0]!.draft.colors;
  expect(colorsOf(null)).toBeNull();
  expect(colorsOf([])).toEqual([]);
  expect(colorsOf(product.colors)).toEqual(product.colors);
});

test('prices may be grouped, words are refused', () => {
  const [grouped, word] = importedRows([
    ['Título', 'Precio'],
    ['a', '$18.900'],
    ['b', 'caro'],
  ]);
  expect(grouped!.draft.price).toBe(18900);
  expect(productDraftSchema.safeParse(word!.draft).success).toBe(false);
});
