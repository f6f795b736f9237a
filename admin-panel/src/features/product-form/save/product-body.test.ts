import { expect, test } from 'vitest';
import { productDraftSchema, type Product } from '@shop/contract';
import {
  emptyProductForm,
  formOfProduct,
  totalStock,
  type ProductFormValues,
  versionOf,
} from '../values/product-form-values.ts';
import { newProductBody, productChangeBody } from './product-body.ts';

const product = (change: Partial<Product> = {}): Product => ({
  _id: 'abc',
  slug: 'conjunto-alma',
  title: 'Conjunto Alma',
  description: 'De encaje',
  price: 1_234_567,
  discount: 15,
  finalPrice: 1_049_382,
  category: 'conjuntos',
  thumbnails: ['/uploads/pictures/alma.jpg', 'https://example.com/b.jpg'],
  thumbnailAlts: ['De frente'],
  thumbnailColors: [['Negro']],
  stock: 9,
  size: ['S', 'M'],
  colors: [{ name: 'Negro', value: '#000000' }],
  status: true,
  variants: [
    { _id: 'v1', size: 'S', color: 'Negro', stock: 4, sku: 'ALMA-S' },
    { _id: 'v2', size: 'M', color: 'Negro', stock: 5, sku: null },
  ],
  composition: 'Encaje',
  care: '',
  origin: '',
  manufacturer: '',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...change,
});

const form = (change: Partial<ProductFormValues> = {}) => ({ ...emptyProductForm(), ...change });

test('newProductBody parses a price with dots', () => {
  expect(newProductBody(form({ price: '1.234.567' })).price).toBe(1_234_567);
});

test('newProductBody sends the fit, and a product without one has none to compare', () => {
  expect(newProductBody(form({ fit: 'snug' })).fit).toBe('snug');
  expect(newProductBody(form()).fit).toBe('');
});

// @spec 5.22
test('newProductBody sends empty stock and discount as 0', () => {
  expect(newProductBody(form({ stock: '', discount: '' }))).toMatchObject({ stock: 0, discount: 0 });
});

// @spec 5.23
test('newProductBody drops empty picture rows and keeps each alternative text with its picture', () => {
  const pictures = [
    { url: ' https://example.com/a.jpg ', alt: 'Uno', colors: [] },
    { url: '', alt: 'de nadie', colors: [] },
    { url: 'https://example.com/c.jpg', alt: 'Tres', colors: [] },
  ];
  expect(newProductBody(form({ pictures }))).toMatchObject({
    thumbnails: ['https://example.com/a.jpg', 'https://example.com/c.jpg'],
    thumbnailAlts: ['Uno', 'Tres'],
    thumbnailColors: [[], []],
  });
});

test('newProductBody sends colours as null when unknown, empty when there are none, else as a list', () => {
  const colors = [
    { key: 'Negro', name: ' Negro ', value: '#000000' },
    { key: 'nuevo', name: '', value: '#ffffff' },
  ];
  expect(newProductBody(form({ colorChoice: 'unknown', colors })).colors).toBeNull();
  expect(newProductBody(form({ colorChoice: 'none', colors })).colors).toEqual([]);
  expect(newProductBody(form({ colorChoice: 'list', colors })).colors).toEqual([
    { name: 'Negro', value: '#000000' },
  ]);
});

test('newProductBody of an unedited form is the same product, with its base stock', () => {
  const opened = product();
  const draft = newProductBody(formOfProduct(opened), versionOf(opened).stock);
  expect(draft).toMatchObject({
    title: opened.title,
    price: opened.price,
    discount: opened.discount,
    size: ['S', 'M'],
    thumbnails: opened.thumbnails,
    thumbnailAlts: ['De frente', ''],
    stock: 9,
    stockSeen: 9,
  });
  expect(draft.variants).toEqual([
    { size: 'S', color: 'Negro', stock: 4, stockSeen: 4, sku: 'ALMA-S', skuSeen: 'ALMA-S' },
    { size: 'M', color: 'Negro', stock: 5, stockSeen: 5, sku: null, skuSeen: null },
  ]);
  expect(productDraftSchema.safeParse(draft).success).toBe(true);
});

test('newProductBody sends a base stock of 0 for an added size', () => {
  const opened = product();
  const values = formOfProduct(opened);
  const draft = newProductBody(
    { ...values, sizes: ['S', 'M', 'L'], cells: { ...values.cells, 'L|negro': '3' } },
    versionOf(opened).stock,
  );
  const added = { size: 'L', color: 'Negro', stock: 3, stockSeen: 0, sku: null, skuSeen: null };
  expect(draft.variants).toContainEqual(added);
});

test('newProductBody sends a single stock number with its base stock', () => {
  const opened = product({
    variants: [{ _id: 'v', size: null, color: null, stock: 9, sku: null }],
  });
  const values = { ...formOfProduct(opened), stock: '12' };
  expect(values.stockMode).toBe('single');
  expect(newProductBody(values, versionOf(opened).stock)).toMatchObject({
    stock: 12,
    stockSeen: 9,
    variants: [],
  });
});

test('totalStock of a grid is the sum of its existing combinations', () => {
  const values = formOfProduct(product());
  expect(totalStock(values)).toBe(9);
  expect(totalStock({ ...values, sizes: ['S'] })).toBe(4);
});

test('totalStock of a grid without sizes or colours is the single number', () => {
  expect(totalStock(form({ stockMode: 'grid', stock: '7' }))).toBe(7);
});

test('newProductBody sends the colours of each picture, without those that the product no longer has', () => {
  const pictures = [
    { url: '/uploads/a.jpg', alt: '', colors: ['rojo', 'Verde'] },
    { url: '/uploads/b.jpg', alt: '', colors: [] },
  ];
  const colors = [{ key: 'Rojo', name: 'Rojo', value: '#aa0000' }];
  const sent = (colorChoice: 'list' | 'none') =>
    newProductBody(form({ pictures, colors, colorChoice })).thumbnailColors;
  expect(sent('list')).toEqual([['Rojo'], []]);
  expect(sent('none')).toEqual([[], []]);
});

test('productChangeBody names corrected colours and sizes, and their variants keep units and SKUs', () => {
  const base = versionOf(product());
  const values = {
    ...base.values,
    sizes: ['CH', 'M'],
    sizeKeys: { CH: 'S' },
    colors: [
      ...base.values.colors.map((color) => ({ ...color, name: 'Azul noche ' })),
      { key: 'nuevo', name: 'Negro', value: '#000000' },
    ],
  };
  const body = productChangeBody(values, base);
  expect(body).toMatchObject({
    renames: [
      { kind: 'size', from: 'S', to: 'CH' },
      { kind: 'color', from: 'Negro', to: 'Azul noche' },
    ],
    thumbnailColors: [['Azul noche'], []],
    seen: {
      variants: [
        { size: 'S', color: 'Negro' },
        { size: 'M', color: 'Negro' },
      ],
    },
  });
  expect(body.variants?.map(({ size, color, stock, sku }) => [size, color, stock, sku])).toEqual([
    ['M', 'Azul noche', 5, null],
    ['M', 'Negro', 0, null],
    ['CH', 'Azul noche', 4, 'ALMA-S'],
    ['CH', 'Negro', 0, null],
  ]);
});

test('a product that was renamed has the keys of its first names, so that both sides of a merge agree', () => {
  const formerNames = [{ kind: 'color' as const, from: 'Negro', to: 'Azul noche' }];
  const variants = product().variants.map((one) => ({ ...one, color: 'Azul noche' }));
  const colors = [{ name: 'Azul noche', value: '#000000' }];
  const { values, stock } = versionOf(
    product({ formerNames, variants, colors, thumbnailColors: [['Azul noche']] }),
  );
  const before = versionOf(product());
  expect([values.cells, values.skus, values.pictures, stock]).toEqual([
    before.values.cells,
    before.values.skus,
    before.values.pictures,
    before.stock,
  ]);
  expect(productChangeBody(values, { values, stock })).toEqual({});
});
