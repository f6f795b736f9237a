import { describe, expect, test } from 'vitest';
import { orderPlan, type OrderPlan, type SoldProduct } from './order-plan';

const product = (changes: Partial<SoldProduct> = {}): SoldProduct => ({
  id: 1,
  documentId: 'p1',
  title: 'Body',
  price: 9999,
  discount: 15,
  active: true,
  thumbnails: ['/uploads/pictures/a.jpg'],
  sizes: ['S', 'M', 'L'],
  colors: null,
  items: [{ id: 10, size: null, color: null, quantity: 5 }],
  ...changes,
});
const plan = (
  items: { productId: string; quantity: number; size?: string; color?: string }[],
  ...products: SoldProduct[]
) => orderPlan(items, new Map(products.map((one) => [one.documentId, one])));
const reasonOf = (answer: OrderPlan) => ('refusal' in answer ? answer.refusal.reason : 'planned');

test('a line is a copy of the catalog at today’s price', () => {
  expect(plan([{ productId: 'p1', quantity: 2, size: 'M', color: 'Negro' }], product())).toEqual({
    lines: [
      {
        productId: 'p1',
        stockItemId: 10,
        title: 'Body',
        image: '/uploads/pictures/a.jpg',
        unitPrice: 8499,
        quantity: 2,
        size: 'M',
        color: 'Negro',
      },
    ],
  });
});

test('the last unit is sold', () => {
  expect(reasonOf(plan([{ productId: 'p1', quantity: 5, size: 'M' }], product()))).toBe('planned');
});

describe('refused', () => {
  test('units of one item spread over several lines', () => {
    const answer = plan(
      [
        { productId: 'p1', quantity: 3, size: 'M' },
        { productId: 'p1', quantity: 3, size: 'L' },
      ],
      product(),
    );
    expect(answer).toEqual({
      refusal: {
        reason: 'out-of-stock',
        shortages: [
          { productId: 'p1', title: 'Body', size: 'M', color: null, available: 5 },
          { productId: 'p1', title: 'Body', size: 'L', color: null, available: 5 },
        ],
      },
    });
  });
  test('a combination that has no stock item', () => {
    const items = [{ id: 11, size: 'S', color: 'Negro', quantity: 9 }];
    const answer = plan([{ productId: 'p1', quantity: 1, size: 'M', color: 'Negro' }], product({ items }));
    expect(reasonOf(answer)).toBe('out-of-stock');
  });
  test('unknown and inactive products, sizes and colours not offered', () => {
    expect(reasonOf(plan([{ productId: 'x', quantity: 1 }]))).toBe('unknown-product');
    expect(reasonOf(plan([{ productId: 'p1', quantity: 1, size: 'M' }], product({ active: false })))).toBe(
      'product-gone',
    );
    expect(reasonOf(plan([{ productId: 'p1', quantity: 1, size: 'XXXXL' }], product()))).toBe('size');
    expect(reasonOf(plan([{ productId: 'p1', quantity: 1, size: 'M', color: 'Rojo' }], product()))).toBe(
      'color',
    );
  });
  test('every product that is not sold any more is named, once', () => {
    const body = product({ active: false });
    const items = [
      { productId: 'p1', quantity: 1, size: 'M' },
      { productId: 'x', quantity: 1 },
      { productId: 'p1', quantity: 2, size: 'L' },
    ];
    const every = { size: null, color: null, available: 0 };
    expect(plan(items, body)).toMatchObject({
      refusal: {
        reason: 'product-gone',
        position: 0,
        gone: [
          { productId: 'p1', title: 'Body', ...every },
          { productId: 'x', title: '', ...every },
        ],
      },
    });
  });
  test('more than 20 units a line or 50 an order', () => {
    const rich = product({ items: [{ id: 10, size: null, color: null, quantity: 500 }] });
    const line = (quantity: number) => ({ productId: 'p1', quantity, size: 'M' });
    expect(reasonOf(plan([line(21)], rich))).toBe('too-many-units');
    expect(reasonOf(plan([line(20), line(20), line(11)], rich))).toBe('too-many-units');
    expect(reasonOf(plan([line(20), line(20), line(10)], rich))).toBe('planned');
  });
  test('sums that no column can hold', () => {
    const dear = product({
      price: 99_999_999,
      discount: 0,
      items: [{ id: 10, size: null, color: null, quantity: 50 }],
    });
    expect(reasonOf(plan([{ productId: 'p1', quantity: 20, size: 'M' }], dear))).toBe('too-expensive');
  });
});
