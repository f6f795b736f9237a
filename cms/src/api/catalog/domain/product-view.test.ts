import { productSchema } from '@shop/contract';
import { expect, test } from 'vitest';
import { asProduct, sizesInStock } from './product-view';
import type { StoredProduct } from '../../../database/records';

const record: StoredProduct = {
  id: 1,
  documentId: 'abc',
  slug: 'body',
  oldSlugs: [],
  formerNames: [],
  title: 'Body',
  description: 'De encaje',
  price: 9999,
  earlierPrice: null,
  earlierPriceDays: 30,
  discount: 15,
  category: 'bodies',
  thumbnails: ['/uploads/pictures/a.jpg', '/uploads/pictures/b.jpg'],
  thumbnailAlts: ['De frente'],
  thumbnailColors: [[], []],
  sizes: ['S', 'M'],
  colors: null,
  active: true,
  stock: 7,
  importKey: null,
  deletedAt: null,
  composition: '',
  fit: null,
  care: '',
  origin: '',
  manufacturer: '',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  items: [{ id: 1, documentId: 'i1', size: null, color: null, quantity: 7, sku: null }],
  reviews: null,
};

test('asProduct returns one stock number for a product without variants', () => {
  const product = asProduct(record);
  expect(productSchema.parse(product)).toEqual(product);
  expect(product).toMatchObject({ stock: 7, variants: [], finalPrice: 8499 });
});

test('asProduct returns each variant and the total stock', () => {
  const items = [
    { id: 1, documentId: 'i1', size: 'S', color: 'Negro', quantity: 2, sku: 'S-N' },
    { id: 2, documentId: 'i2', size: 'M', color: null, quantity: 3, sku: null },
  ];
  const product = asProduct({ ...record, items });
  expect(product.stock).toBe(5);
  expect(product.variants).toEqual([
    { _id: 'i1', size: 'S', color: 'Negro', stock: 2, sku: 'S-N' },
    { _id: 'i2', size: 'M', color: null, stock: 3, sku: null },
  ]);
});

test('asProduct describes a picture without alt text by the title', () => {
  expect(asProduct(record).thumbnailAlts).toEqual(['De frente', 'Body']);
});

test('sizesInStock counts units without a size for every offered size', () => {
  expect(sizesInStock(['S', 'M'], [{ size: null, quantity: 3 }])).toEqual(['S', 'M']);
  expect(sizesInStock(['S', 'M'], [{ size: null, quantity: 0 }])).toEqual([]);
});

test('sizesInStock leaves out sizes without units', () => {
  const items = [
    { size: 'S', quantity: 0 },
    { size: 'M', quantity: 1 },
    { size: 'M', quantity: 0 },
  ];
  expect(sizesInStock(['S', 'M', 'L'], items)).toEqual(['M']);
});

test('asProduct names an earlier price, an origin and a manufacturer only where there is one', () => {
  const names = ['earlierPrice', 'origin', 'manufacturer'];
  const product = JSON.parse(JSON.stringify(asProduct(record))) as object;
  for (const name of names) expect(product).not.toHaveProperty(name);
  const known = { earlierPrice: 9999, origin: 'Argentina', manufacturer: 'Textil Sur' };
  expect(asProduct({ ...record, ...known })).toMatchObject(known);
});
