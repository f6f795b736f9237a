import { expect, test } from 'vitest';
import {
  activeFilterCount,
  filtersFromUrl,
  filtersToUrl,
  listQueryOf,
  nextSort,
  noFilters,
  withFilter,
  type ProductFilters,
} from './product-filters.ts';

const filters: ProductFilters = {
  search: 'encaje',
  category: 'bodies',
  status: 'inactive',
  sort: { column: 'price', order: 'desc' },
  page: 3,
};

test('filters go into the address and come back the same', () => {
  expect(filtersFromUrl(filtersToUrl(filters))).toEqual(filters);
});

test('defaults leave the address clean', () => {
  expect(filtersToUrl(noFilters).toString()).toBe('');
});

test.each(['estado=otro', 'orden=stock-asc', 'pagina=-1', 'pagina=dos', 'pagina=1.5', 'pagina=99999999'])(
  'the unreadable %s is ignored',
  (search) => {
    expect(filtersFromUrl(new URLSearchParams(search))).toEqual(noFilters);
  },
);

test('changing a filter goes back to page 1; changing the page keeps the filters', () => {
  expect(withFilter(filters, { category: '' })).toEqual({ ...filters, category: '', page: 1 });
  expect(withFilter(filters, { page: 4 })).toEqual({ ...filters, page: 4 });
});

test('the server is asked for ten products and only for the filters in use', () => {
  expect(listQueryOf(noFilters)).toEqual({ page: 1, limit: 10 });
  expect(listQueryOf(filters)).toEqual({
    page: 3,
    limit: 10,
    searchTerm: 'encaje',
    category: 'bodies',
    status: false,
    sortBy: 'price',
    sortOrder: 'desc',
  });
});

test('filters in use are counted', () => {
  expect(activeFilterCount(filters)).toBe(3);
  expect(activeFilterCount({ ...noFilters, search: ' ' })).toBe(0);
});

test('a heading sorts up, then down, then not at all; another heading starts anew', () => {
  const up = nextSort(null, 'price');
  const down = nextSort(up, 'price');
  expect([up, down, nextSort(down, 'price')]).toEqual([
    { column: 'price', order: 'asc' },
    { column: 'price', order: 'desc' },
    null,
  ]);
  expect(nextSort(down, 'title')).toEqual({ column: 'title', order: 'asc' });
});
