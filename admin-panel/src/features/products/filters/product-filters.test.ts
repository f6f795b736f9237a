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
  facts: 'missing',
  sort: { column: 'price', order: 'desc' },
  page: 3,
};
const parse = (search: string) => parseFilters(productFilters, new URLSearchParams(search));

describe('product filters', () => {
  it('product filters survive parsing and serializing', () => {
    const address =
      'buscar=encaje&categoria=bodies&estado=inactivos&datos=faltantes&orden=precio-desc&pagina=3';
    expect(serializeFilters(productFilters, filters).toString()).toBe(address);
    expect(parse(address)).toEqual(filters);
  });

  it('product filters parse a sort by stock', () => {
    const sort = { column: 'stock', order: 'asc' } as const;
    expect(parse('orden=stock-asc')).toEqual({ ...noFilters, sort });
    expect(listQuery({ ...noFilters, sort })).toMatchObject({ sortBy: 'stock', sortOrder: 'asc' });
  });

  it('product filters serialize defaults to an empty address', () => {
    expect(serializeFilters(productFilters, noFilters).toString()).toBe('');
  });

  it.each(['estado=otro', 'orden=color-asc', 'buscar=%20'])(
    'product filters ignore the invalid value %s',
    (search) => {
      expect(parse(search)).toEqual(noFilters);
    },
  );

  it('product list query has ten products per page and only the active filters', () => {
    expect(listQuery(noFilters)).toEqual({ page: 1, limit: 10 });
    expect(listQuery(filters)).toEqual({
      page: 3,
      limit: 10,
      searchTerm: 'encaje',
      category: 'bodies',
      status: false,
      missingFacts: true,
      sortBy: 'price',
      sortOrder: 'desc',
    });
  });

  it('activeFilterCount counts the active filters', () => {
    expect(activeFilterCount(filters)).toBe(4);
    expect(activeFilterCount(parse('buscar=%20'))).toBe(0);
  });
});

it('nextSort goes from ascending to descending to none, and starts over for another column', () => {
  const ascending = nextSort(null, 'price');
  const descending = nextSort(ascending, 'price');
  expect([ascending, descending, nextSort(descending, 'price')]).toEqual([
    { column: 'price', order: 'asc' },
    { column: 'price', order: 'desc' },
    null,
  ]);
  expect(nextSort(descending, 'title')).toEqual({ column: 'title', order: 'asc' });
});
