import { expect, test } from 'vitest';
import { sizesInStock } from './sizes-in-stock';

test('units without a size serve every offered size', () => {
  expect(sizesInStock(['S', 'M'], [{ size: null, quantity: 3 }])).toEqual(['S', 'M']);
  expect(sizesInStock(['S', 'M'], [{ size: null, quantity: 0 }])).toEqual([]);
});

test('a size whose units are gone is not in stock', () => {
  const items = [
    { size: 'S', quantity: 0 },
    { size: 'M', quantity: 1 },
    { size: 'M', quantity: 0 },
  ];
  expect(sizesInStock(['S', 'M', 'L'], items)).toEqual(['M']);
});
