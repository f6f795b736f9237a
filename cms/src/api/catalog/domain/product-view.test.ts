import { productSchema } from '@shop/contract';
import { expect, test } from 'vitest';
import { asProduct } from './product-view';
import type { ProductRecord } from '../../../database/records';

const record: ProductRecord = {
  id: 1,
  documentId: 'abc',
  slug: 'body',
  oldSlugs: [],
  title: 'Body',
  description: 'De encaje',
  price: 9999,
  discount: 15,
  category: 'bodies',
  thumbnails: ['/uploads/pictures/a.jpg', '/uploads/pictures/b.jpg'],
  thumbnailAlts: ['De frente'],
  sizes: ['S', 'M'],
  colors: null,
  active: true,
  composition: '',
  care: '',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  items: [{ id: 1, documentId: 'i1', size: null, color: null, quantity: 7, sku: null }],
};

test('a product without variants answers its one stock number and no variants', () => {
  const product = asProduct(record);
  expect(productSchema.parse(product)).toEqual(product);
  expect(product).toMatchObject({ stock: 7, variants: [], finalPrice: 8499 });
});

test('a product with variants answers each of them, and their sum', () => {
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

test('a picture without a text of its own is described by the title', () => {
  expect(asProduct(record).thumbnailAlts).toEqual(['De frente', 'Body']);
});
