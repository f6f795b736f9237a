// @vitest-environment node
import { expect, test } from 'vitest';
import { serializeForScript } from './html-document.ts';
import { pageCacheKey, privatePageUrl } from './page-cache-key.ts';

test('the cache key of a page holds only the query parameters that the server renders', () => {
  expect(pageCacheKey('/?utm_source=x&categoria=bodies')).toBe('/?categoria=bodies');
  expect(pageCacheKey('/product/alma?fbclid=1')).toBe('/product/alma');
  expect(pageCacheKey('/product/alma?fbclid=1&color=rosa')).toBe('/product/alma?color=rosa');
  expect(pageCacheKey('/product/alma?color=%3C%3E')).toBe('/product/alma');
  expect(pageCacheKey('/terminos?version=2&utm_source=x')).toBe('/terminos?version=2');
  expect(pageCacheKey('/terminos?version=%3Cb%3E')).toBe('/terminos');
  expect(pageCacheKey('/cart?version=2')).toBe('/cart');
  expect(pageCacheKey('/order-confirmation/JL-1?t=secret')).toBe('/order-confirmation/JL-1');
  expect(pageCacheKey(`/?buscar=${'x'.repeat(1_000)}`)).toBeNull();
});

test('the pages of an alert are not cached and are rendered without the token', () => {
  for (const path of ['/aviso/confirmar', '/aviso/cancelar']) {
    expect(pageCacheKey(path)).toBeNull();
    expect(pageCacheKey(`${path}?token=secret`)).toBeNull();
    expect(privatePageUrl(`${path}?token=${'s'.repeat(1_000)}`)).toBe(path);
  }
  expect(pageCacheKey('/aviso/otro?token=secret')).toBe('/aviso/otro');
});

test("a page's data cannot end the script element that carries it", () => {
  const text = serializeForScript({ slogan: '</script><!--\u2028' });
  expect(text).not.toMatch(/<|\u2028/);
  expect(JSON.parse(text)).toEqual({ slogan: '</script><!--\u2028' });
});
