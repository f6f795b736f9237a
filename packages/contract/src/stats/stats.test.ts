import { describe, expect, test } from 'vitest';
import { salesQuerySchema } from './stats';
import {
  interactionDraftSchema,
  mostViewedCategoriesQuerySchema,
  mostViewedProductsQuerySchema,
} from './interactions';

describe('interaction schema', () => {
  test('the interaction schema takes the product data of the specification and drops other fields', () => {
    const data = { productId: 'abc', productTitle: 'Alma', productPrice: 1, productCategory: 'x' };
    const draft = { type: 'product_view', data: { ...data, productStock: 3 } };
    expect(interactionDraftSchema.parse(draft)).toEqual({ type: 'product_view', data });
  });
  test('the interaction schema takes the steps of a purchase, which have no data', () => {
    for (const type of ['cart', 'checkout'])
      expect(interactionDraftSchema.parse({ type, data: { productId: 'abc' } })).toEqual({ type });
  });
  test('the interaction schema says that it wants an object', () =>
    expect(interactionDraftSchema.safeParse(null).error?.issues[0]?.message).toBe(
      'Falta un dato o tiene un formato inválido',
    ));
  test('the interaction schema names a wrong type', () => {
    const { error } = interactionDraftSchema.safeParse({ type: 'purchase', data: { productId: 'a' } });
    expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [['type'], 'El tipo de interacción no es válido'],
    ]);
  });
  test.each([
    {},
    { type: 'view' },
    { type: 'purchase', data: { productId: 'a' } },
    { type: 'product_view' },
    { type: 'product_view', data: {} },
    { type: 'product_view', data: { productId: '' } },
    { type: 'product_view', data: { productId: 'a'.repeat(41) } },
    { type: 'product_view', data: { productId: 5 } },
    { type: 'product_view', data: { productId: 'a', productTitle: 'a'.repeat(301) } },
    { type: 'product_view', data: { productId: 'a', productPrice: '1' } },
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
