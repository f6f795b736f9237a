// @vitest-environment node
import { expect, test } from 'vitest';
import { cacheableRead, scopesWrittenBy } from './cacheable-reads.ts';

test('a cacheable read has one key for every order of its query parameters', () => {
  expect(cacheableRead('/api/products?page=1&limit=12')).toEqual(
    cacheableRead('/api/products?limit=12&page=1'),
  );
  expect(cacheableRead('/api/products/alma')?.scopes).toEqual(['catalog']);
});

test.each(['/api/products/export', '/api/orders', '/api/content/revisions', '/api/auth/check'])(
  'the staff read %s is not cacheable',
  (url) => {
    expect(cacheableRead(url)).toBeNull();
  },
);

test('a policy is cached with the shop data, which name the versions in force; drafts are not', () => {
  expect(cacheableRead('/api/policies/terms?version=2')?.scopes).toEqual(['shop']);
  expect(scopesWrittenBy('/api/policies/terms/versions')).toEqual(['shop']);
  for (const url of ['/api/policies', '/api/policies/terms/draft', '/api/policies/otra'])
    expect(cacheableRead(url)).toBeNull();
});

test('a write of the content drops search results too, as its synonyms decide them', () => {
  expect(scopesWrittenBy('/api/content')).toEqual(['content', 'catalog']);
});
