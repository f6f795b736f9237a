import { beforeEach, expect, test } from 'vitest';
import { addRecentlyViewed, recentlyViewedIds } from './recently-viewed.ts';

// @spec A.15

beforeEach(() => localStorage.clear());

test('recentlyViewedIds lists the latest product first, each once', () => {
  ['a', 'b', 'a'].forEach(addRecentlyViewed);
  expect(recentlyViewedIds()).toEqual(['a', 'b']);
});

test('addRecentlyViewed keeps the open product and eight others', () => {
  Array.from({ length: 12 }, (_, index) => String(index)).forEach(addRecentlyViewed);
  expect(recentlyViewedIds()).toEqual(['11', '10', '9', '8', '7', '6', '5', '4', '3']);
});

test.each(['{', '{}', 'null', '[1,null,{}]'])('recentlyViewedIds ignores the stored text %s', (stored) => {
  localStorage.setItem('vistos', stored);
  expect(recentlyViewedIds()).toEqual([]);
});
