import { describe, expect, it } from 'vitest';
import { parseFilters, serializeFilters } from '#shared/list-filters/filter-params.ts';
import {
  activeFilterCount,
  listQuery,
  nextSort,
  noFilters,
  type ProductFilters,
  productFilters,
} from './product-filters.ts';

const filters: ProductFilters = {
  search: 'encaje',
  category: 'bodies',
  status: 'inactive',
  sort: { column: 'price', order: 'desc' },
  page: 3,
};
const parse = (search: string) => parseFilters(productFilters, new URLSearchParams(search));

describe('product filters', () => {
  it('keep their address', () => {
    const address = 'buscar=encaje&categoria=bodies&estado=inactivos&orden=precio-desc&pagina=3';
    expect(serializeFilters(productFilters, filters).toString()).toBe(address);
    expect(parse(address)).toEqual(filters);
  });

  it('leave the address empty at their defaults', () => {
    expect(serializeFilters(productFilters, noFilters).toString()).toBe('');
  });

  it.each(['estado=otro', 'orden=stock-asc', 'buscar=%20'])('ignore the unreadable %s', (search) => {
    expect(parse(search)).toEqual(noFilters);
  });

  it('ask the server for ten products and only for the filters in use', () => {
    expect(listQuery(noFilters)).toEqual({ page: 1, limit: 10 });
    expect(listQuery(filters)).toEqual({
      page: 3,
      limit: 10,
      searchTerm: 'encaje',
      category: 'bodies',
      status: false,
      sortBy: 'price',
      sortOrder: 'desc',
    });
  });

  it('are counted while in use', () => {
    expect(activeFilterCount(filters)).toBe(3);
    expect(activeFilterCount(parse('buscar=%20'))).toBe(0);
  });
});

it('a column heading sorts ascending, descending, then not at all; another heading starts over', () => {
  const ascending = nextSort(null, 'price');
  const descending = nextSort(ascending, 'price');
  expect([ascending, descending, nextSort(descending, 'price')]).toEqual([
    { column: 'price', order: 'asc' },
    { column: 'price', order: 'desc' },
    null,
  ]);
  expect(nextSort(descending, 'title')).toEqual({ column: 'title', order: 'asc' });
});
