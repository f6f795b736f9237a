import { expect, test } from 'vitest';
import { isKnownCategory, resolveCategory } from './known-category';

test('resolveCategory accepts the key and the display name', () => {
  const categories = [{ name: 'trajes-de-bano', display_name: 'Trajes de baño' }];
  const keyOf = (category?: string) => resolveCategory({ category }, categories).category;
  expect(['trajes de BAÑO', 'trajes-de-bano', 'otra', undefined].map(keyOf)).toEqual([
    'trajes-de-bano',
    'trajes-de-bano',
    'otra',
    undefined,
  ]);
});

test('isKnownCategory knows the shop’s categories, and any while the shop has none', () => {
  const categories = [{ name: 'bodies', display_name: 'Bodies' }];
  expect(['bodies', 'otra'].map((key) => isKnownCategory(key, categories))).toEqual([true, false]);
  expect(isKnownCategory('otra', [])).toBe(true);
});
