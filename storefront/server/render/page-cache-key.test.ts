// @vitest-environment node
import { expect, test } from 'vitest';
import { serializeForScript } from './html-document.ts';
import { pageCacheKey } from './page-cache-key.ts';

test('the cache key of a page holds only the query parameters that the server renders', () => {
  expect(pageCacheKey('/?utm_source=x&categoria=bodies')).toBe('/?categoria=bodies');
  expect(pageCacheKey('/product/alma?fbclid=1')).toBe('/product/alma');
  expect(pageCacheKey('/product/alma?fbclid=1&color=rosa')).toBe('/product/alma?color=rosa');
  expect(pageCacheKey('/product/alma?color=%3Cb%3E')).toBe('/product/alma');
  expect(pageCacheKey('/order-confirmation/JL-1?t=secret')).toBe('/order-confirmation/JL-1');
  expect(pageCacheKey(`/?buscar=${'x'.repeat(1_000)}`)).toBeNull();
});

test("a page's data cannot end the script element that carries it", () => {
  const text = serializeForScript({ slogan: '</script><!--\u2028' });
  expect(text).not.toMatch(/<|\u2028/);
  expect(JSON.parse(text)).toEqual({ slogan: '</script><!--\u2028' });
});
