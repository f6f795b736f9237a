import { describe, expect, test } from 'vitest';
import { salesQuerySchema } from './stats';
import {
  interactionDraftSchema,
  mostViewedCategoriesQuerySchema,
  mostViewedProductsQuerySchema,
} from './interactions';

describe('interaction schema', () => {
  test('the interaction schema drops product data that the client sends', () => {
    const data = { productId: 'abc', productTitle: '<script>', productPrice: 1, productCategory: 'x' };
    expect(interactionDraftSchema.parse({ type: 'product_view', data })).toEqual({
      type: 'product_view',
      data: { productId: 'abc' },
    });
  });
  test.each([
    {},
    { type: 'purchase', data: { productId: 'a' } },
    { type: 'product_view' },
    { type: 'product_view', data: {} },
    { type: 'product_view', data: { productId: '' } },
    { type: 'product_view', data: { productId: 'a'.repeat(41) } },
    { type: 'product_view', data: { productId: 5 } },
    { type: 'product_view', data: null },
  ])('the interaction schema rejects %j', (draft) =>
    expect(interactionDraftSchema.safeParse(draft).success).toBe(false),
  );
});

test('rankings have the lengths of the dashboard by default', () => {
  expect(mostViewedProductsQuerySchema.parse({}).limit).toBe(10);
  expect(mostViewedCategoriesQuerySchema.parse({}).limit).toBe(5);
  expect(mostViewedProductsQuerySchema.safeParse({ limit: '1000' }).success).toBe(false);
});

test('the sales query accepts only the offered periods', () => {
  expect(salesQuerySchema.parse({}).days).toBe(30);
  expect(salesQuerySchema.parse({ days: '7' }).days).toBe(7);
  expect(salesQuerySchema.safeParse({ days: '8' }).success).toBe(false);
});
