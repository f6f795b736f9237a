// @vitest-environment node
import { expect, test } from 'vitest';
import { jsonInScript } from './html-document.ts';
import { pageKey } from './page-cache-key.ts';
import { publicRead } from '../cache/cacheable-reads.ts';

test('only what changes a page makes another copy of it', () => {
  expect(pageKey('/?utm_source=x&categoria=bodies')).toBe('/?categoria=bodies');
  expect(pageKey('/product/alma?fbclid=1')).toBe('/product/alma');
  expect(pageKey('/order-confirmation/JL-1?t=secret')).toBe('/order-confirmation/JL-1');
  expect(pageKey(`/?buscar=${'x'.repeat(1_000)}`)).toBeNull();
});

test('reads that answer everybody alike share a copy, others have none', () => {
  expect(publicRead('/api/products?page=1&limit=12')).toEqual(publicRead('/api/products?limit=12&page=1'));
  expect(publicRead('/api/products/alma')?.scopes).toEqual(['catalogue']);
  for (const url of ['/api/products/export', '/api/orders', '/api/content/revisions', '/api/auth/check'])
    expect(publicRead(url)).toBeNull();
});

test('data cannot end the script that carries it', () => {
  const text = jsonInScript({ slogan: '</script><!--\u2028' });
  expect(text).not.toMatch(/<|\u2028/);
  expect(JSON.parse(text)).toEqual({ slogan: '</script><!--\u2028' });
});
