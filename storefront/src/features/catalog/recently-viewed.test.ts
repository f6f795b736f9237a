import { beforeEach, expect, test } from 'vitest';
import { rememberViewed, viewedProducts } from './recently-viewed.ts';

beforeEach(() => localStorage.clear());

test('the last product looked at comes first, and each only once', () => {
  ['a', 'b', 'a'].forEach(rememberViewed);
  expect(viewedProducts()).toEqual(['a', 'b']);
});

test('eight others are remembered beside the one in view', () => {
  Array.from({ length: 12 }, (_, index) => String(index)).forEach(rememberViewed);
  expect(viewedProducts()).toEqual(['11', '10', '9', '8', '7', '6', '5', '4', '3']);
});

test.each(['{', '{}', 'null', '[1,null,{}]'])('what is kept as %s counts as nothing', (kept) => {
  localStorage.setItem('vistos', kept);
  expect(viewedProducts()).toEqual([]);
});
