import { expect, test } from 'vitest';
import { stockItemOf } from './stock-item-of';

const item = (id: number, size: string | null, color: string | null) => ({ id, size, color });
const all = [item(1, null, null), item(2, 'S', null), item(3, null, 'Negro'), item(4, 'S', 'Negro')];

test('a line takes from the most specific item', () => {
  expect(stockItemOf(all, { size: 'S', color: 'Negro' })?.id).toBe(4);
  expect(stockItemOf(all, { size: 'S', color: 'Rojo' })?.id).toBe(2);
  expect(stockItemOf(all, { size: 'M', color: 'negro' })?.id).toBe(3);
  expect(stockItemOf(all, { size: 'M', color: 'Rojo' })?.id).toBe(1);
});

test('where nothing fits there is nothing to take', () => {
  expect(stockItemOf([item(4, 'S', 'Negro')], { size: 'M', color: 'Negro' })).toBeUndefined();
});
