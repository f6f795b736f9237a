import { expect, test } from 'vitest';
import { findStockItem } from './resolve-variant';

const item = (id: number, size: string | null, color: string | null) => ({ id, size, color });
const all = [item(1, null, null), item(2, 'S', null), item(3, null, 'Negro'), item(4, 'S', 'Negro')];

test('findStockItem prefers the most specific item', () => {
  expect(findStockItem(all, { size: 'S', color: 'Negro' })?.id).toBe(4);
  expect(findStockItem(all, { size: 'S', color: 'Rojo' })?.id).toBe(2);
  expect(findStockItem(all, { size: 'M', color: 'negro' })?.id).toBe(3);
  expect(findStockItem(all, { size: 'M', color: 'Rojo' })?.id).toBe(1);
});

test('findStockItem returns undefined when nothing fits', () => {
  expect(findStockItem([item(4, 'S', 'Negro')], { size: 'M', color: 'Negro' })).toBeUndefined();
});
