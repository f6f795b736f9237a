import { describe, expect, test } from 'vitest';
import { orderPlan, type OrderableProduct } from './order-plan';

const product = (changes: Partial<OrderableProduct> = {}): OrderableProduct => ({
  id: 1,
  documentId: 'p1',
  title: 'Body',
  price: 9999,
  discount: 15,
  active: true,
  thumbnails: ['/uploads/pictures/a.jpg'],
  thumbnailColors: [],
  sizes: ['S', 'M', 'L'],
  colors: null,
  items: [{ id: 10, size: null, color: null, quantity: 5 }],
  ...changes,
});
const plan = (
  items: { productId: string; quantity: number; size?: string; color?: string }[],
  ...products: OrderableProduct[]
) => orderPlan(items, new Map(products.map((one) => [one.documentId, one])));
const reasonOf = (answer: ReturnType<typeof orderPlan>) =>
  'fault' in answer ? answer.fault.reason : 'planned';

test('orderPlan copies title, picture and current price of the product', () => {
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

// @spec A.33
test('orderPlan copies the picture of the colour that was bought', () => {
  const pictured = product({
    colors: ['Negro', 'Rosa'].map((name) => ({ name, value: '#112233' })),
    thumbnails: ['/uploads/pictures/negro.jpg', '/uploads/pictures/rosa.jpg'],
    thumbnailColors: [['Negro'], ['Rosa']],
  });
  const images = ['Rosa', 'Negro'].map((color) => {
    const answer = plan([{ productId: 'p1', quantity: 1, size: 'M', color }], pictured);
    return 'lines' in answer && answer.lines[0]?.image;
  });
  expect(images).toEqual(['/uploads/pictures/rosa.jpg', '/uploads/pictures/negro.jpg']);
});

test('orderPlan accepts the last unit', () => {
  expect(reasonOf(plan([{ productId: 'p1', quantity: 5, size: 'M' }], product()))).toBe('planned');
});

describe('orderPlan faults', () => {
  test('orderPlan rejects units of one item spread over several lines', () => {
    const answer = plan(
      [
        { productId: 'p1', quantity: 3, size: 'M' },
        { productId: 'p1', quantity: 3, size: 'L' },
      ],
      product(),
    );
    expect(answer).toEqual({
      fault: {
        reason: 'out-of-stock',
        shortages: [
          { productId: 'p1', title: 'Body', size: 'M', color: null, available: 5 },
          { productId: 'p1', title: 'Body', size: 'L', color: null, available: 5 },
        ],
      },
    });
  });
  test('orderPlan rejects a combination that has no stock item', () => {
    const items = [{ id: 11, size: 'S', color: 'Negro', quantity: 9 }];
    const answer = plan([{ productId: 'p1', quantity: 1, size: 'M', color: 'Negro' }], product({ items }));
    expect(reasonOf(answer)).toBe('out-of-stock');
  });
  test('orderPlan rejects unknown and inactive products, sizes and colours not offered', () => {
    expect(reasonOf(plan([{ productId: 'x', quantity: 1 }]))).toBe('unknown-product');
    expect(reasonOf(plan([{ productId: 'p1', quantity: 1, size: 'M' }], product({ active: false })))).toBe(
      'product-unavailable',
    );
    expect(reasonOf(plan([{ productId: 'p1', quantity: 1, size: 'XXXXL' }], product()))).toBe('size');
    expect(reasonOf(plan([{ productId: 'p1', quantity: 1, size: 'M', color: 'Rojo' }], product()))).toBe(
      'color',
    );
  });
  test('orderPlan rejects unavailable products, naming each once', () => {
    const body = product({ active: false });
    const items = [
      { productId: 'p1', quantity: 1, size: 'M' },
      { productId: 'x', quantity: 1 },
      { productId: 'p1', quantity: 2, size: 'L' },
    ];
    const every = { size: null, color: null, available: 0 };
    expect(plan(items, body)).toMatchObject({
      fault: {
        reason: 'product-unavailable',
        position: 0,
        unavailable: [
          { productId: 'p1', title: 'Body', ...every },
          { productId: 'x', title: '', ...every },
        ],
      },
    });
  });
  test('orderPlan rejects more than 20 units per line or 50 per order', () => {
    const rich = product({ items: [{ id: 10, size: null, color: null, quantity: 500 }] });
    const line = (quantity: number) => ({ productId: 'p1', quantity, size: 'M' });
    expect(reasonOf(plan([line(21)], rich))).toBe('too-many-units');
    expect(reasonOf(plan([line(20), line(20), line(11)], rich))).toBe('too-many-units');
    expect(reasonOf(plan([line(20), line(20), line(10)], rich))).toBe('planned');
  });
  test('orderPlan rejects totals above the maximum', () => {
    const dear = product({
      price: 99_999_999,
      discount: 0,
      items: [{ id: 10, size: null, color: null, quantity: 50 }],
    });
    expect(reasonOf(plan([{ productId: 'p1', quantity: 20, size: 'M' }], dear))).toBe('too-expensive');
  });
});
