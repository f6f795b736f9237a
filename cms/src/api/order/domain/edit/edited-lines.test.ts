import { expect, test } from 'vitest';
import type { StoredProduct } from '../../../../database/records';
import type { LineRecord } from '../order-view';
import { editPlan } from './edited-lines';

const item = (id: number, color: string) => ({ id, size: 'M', color, quantity: 5 });
const product = {
  id: 1,
  documentId: 'p1',
  title: 'Body',
  price: 10_000,
  discount: 0,
  active: true,
  deletedAt: null,
  thumbnails: [],
  thumbnailColors: [],
  sizes: ['M'],
  formerNames: [],
  colors: ['Negro', 'Blanco'].map((name) => ({ name, value: '#000000' })),
  // The two colours have swapped their names since the purchase.
  items: [item(1, 'Blanco'), item(2, 'Negro')],
} as unknown as StoredProduct;
const line: LineRecord = {
  id: 7,
  productId: 'p1',
  stockItemId: 1,
  title: 'Body',
  image: '',
  unitPrice: 10_000,
  quantity: 3,
  size: 'M',
  color: 'Negro',
  unitsHeld: 3,
  unitsReturned: 0,
  couponDiscount: 0,
};
const plan = (changes: object) =>
  editPlan(
    [{ lineId: 7, productId: 'p1', quantity: 2, size: 'M', color: 'Negro', ...changes }],
    [line],
    new Map([['p1', product]]),
  );

test('fewer units of a line are units of its own garment, whatever its colour is called by now', () =>
  expect(plan({})).toMatchObject({ taken: [{ stockItemId: 1, color: 'Blanco', quantity: 2 }] }));

test('another colour than the one of the line is meant as it is called today', () =>
  expect(plan({ color: 'Blanco' })).toMatchObject({ taken: [{ stockItemId: 1, color: 'Blanco' }] }));
