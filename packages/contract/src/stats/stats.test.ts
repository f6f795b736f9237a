import { describe, expect, test } from 'vitest';
import { salesQuerySchema } from './stats';
import {
  interactionDraftSchema,
  mostViewedCategoriesQuerySchema,
  mostViewedProductsQuerySchema,
} from './interactions';

describe('an interaction', () => {
  test('carries nothing of what the visitor says about the product', () => {
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
  ])('is not %j', (draft) => expect(interactionDraftSchema.safeParse(draft).success).toBe(false));
});

test('the rankings are as long as the dashboard shows them', () => {
  expect(mostViewedProductsQuerySchema.parse({}).limit).toBe(10);
  expect(mostViewedCategoriesQuerySchema.parse({}).limit).toBe(5);
  expect(mostViewedProductsQuerySchema.safeParse({ limit: '1000' }).success).toBe(false);
});

test('sales are asked for by period', () => {
  expect(salesQuerySchema.parse({}).days).toBe(30);
  expect(salesQuerySchema.parse({ days: '7' }).days).toBe(7);
  expect(salesQuerySchema.safeParse({ days: '8' }).success).toBe(false);
});
