import { productListQuerySchema } from '@shop/contract';
import { expect, test } from 'vitest';
import { parseCatalogFilter, parseQueryString } from './catalog-filter';

const filterOf = (text: string, isStaff = false) =>
  parseCatalogFilter(productListQuerySchema.parse(parseQueryString(text)), isStaff);

test('parseCatalogFilter accepts repeated, bracketed and comma-separated lists', () => {
  const sizes = ['S', 'M'];
  expect(filterOf('sizes=s&sizes=m').sizes).toEqual(sizes);
  expect(filterOf('sizes[]=S&sizes[]=M').sizes).toEqual(sizes);
  expect(filterOf('sizes=S,M').sizes).toEqual(sizes);
  expect(filterOf('sizes%5B0%5D=S&sizes%5B1%5D=M').sizes).toEqual(sizes);
});

test('parseCatalogFilter ignores nested names', () => {
  expect(filterOf('filters[email][$startsWith]=a&category[$ne]=x')).toEqual(filterOf(''));
});

test('parseCatalogFilter lets only staff filter by status', () => {
  expect(filterOf('status=false').active).toBe(true);
  expect(filterOf('status=false', true).active).toBe(false);
  expect(filterOf('', true).active).toBeUndefined();
});

test('parseCatalogFilter computes offset and limit of a page', () => {
  expect(filterOf('page=3&limit=12')).toMatchObject({ limit: 12, offset: 24 });
  expect(filterOf('limit=all')).toMatchObject({ limit: 500, offset: 0 });
  expect(filterOf('limit=all&page=2')).toMatchObject({ limit: 500, offset: 500 });
});
