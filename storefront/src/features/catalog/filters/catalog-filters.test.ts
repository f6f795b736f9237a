import { expect, test } from 'vitest';
import {
  countMoreFilters,
  isNarrowed,
  parseCatalogFilters,
  toListQuery,
  serializeCatalogFilters,
  withFilters,
} from './catalog-filters.ts';

const read = (text: string, category?: string) => parseCatalogFilters(new URLSearchParams(text), category);

test('serializeCatalogFilters is the inverse of parseCatalogFilters', () => {
  const address =
    '?categoria=conjuntos&talle=S,M&color=Negro,Rosa+viejo&desde=5000&hasta=9000&stock=si&orden=precio-asc&buscar=encaje&pagina=3';
  const filters = read(address);
  expect(filters).toEqual({
    category: 'conjuntos',
    sizes: ['S', 'M'],
    colors: ['Negro', 'Rosa viejo'],
    minPrice: 5_000,
    maxPrice: 9_000,
    inStock: true,
    sort: 'precio-asc',
    search: 'encaje',
    page: 3,
  });
  expect(serializeCatalogFilters(filters)).toBe(address);
  expect(serializeCatalogFilters(read(''))).toBe('');
});

test('parseCatalogFilters reads values however they are written', () => {
  const filters = { ...read(''), sort: 'precio-asc', inStock: true, colors: ['Rosa viejo'], page: 2 };
  expect(read('orden=Precio-ASC&stock=S%C3%AD&color=%20Rosa%2520viejo&pagina=+2')).toEqual(filters);
});

test('parseCatalogFilters reads repeated parameters, as forms send them without script', () => {
  expect(read('categoria=conjuntos&talle=s&talle=m').sizes).toEqual(['S', 'M']);
});

test.each([
  ['desde=10.000,50', { minPrice: 10_000, maxPrice: null }],
  ['desde=9000&hasta=5000', { minPrice: 5_000, maxPrice: 9_000 }],
  ['desde=barato&hasta=', { minPrice: null, maxPrice: null }],
  ['hasta=999999999999', { minPrice: null, maxPrice: null }],
  ['desde=0', { minPrice: null, maxPrice: null }],
])('parseCatalogFilters reads prices as people write them: %s', (address, prices) => {
  expect(read(address)).toMatchObject(prices);
});

test('parseCatalogFilters ignores sizes without a category', () => {
  expect(read('talle=S').sizes).toEqual([]);
});

test.each(['0', '-1', '1.5', 'abc', ''])(
  'parseCatalogFilters reads the invalid page %j as the first',
  (page) => {
    expect(read(`pagina=${page}`).page).toBe(1);
  },
);

test('parseCatalogFilters limits the page to 20', () => {
  expect(read('pagina=99999').page).toBe(20);
});

// @spec 4.6
test('withFilters restarts at page one, and another category drops sizes and colors', () => {
  const filters = read('categoria=conjuntos&talle=S&color=Negro&desde=5000&pagina=3');
  expect(withFilters(filters, { sizes: ['M'] })).toMatchObject({ page: 1, sizes: ['M'] });
  expect(withFilters(filters, { category: 'bodies' })).toMatchObject({
    page: 1,
    sizes: [],
    colors: [],
    minPrice: 5_000,
    category: 'bodies',
  });
  expect(withFilters(filters, { page: 4 })).toMatchObject({ page: 4, sizes: ['S'] });
});

test('serializeCatalogFilters omits the category of a category page', () => {
  expect(serializeCatalogFilters(read('orden=nombre', 'bodies'), 'bodies')).toBe('?orden=nombre');
});

test('toListQuery asks for twelve products, filtered and sorted', () => {
  expect(toListQuery(read('orden=precio-desc&buscar=tul&color=Negro&hasta=9000'), 2)).toEqual({
    page: 2,
    limit: 12,
    color: ['Negro'],
    maxPrice: 9_000,
    sortBy: 'price',
    sortOrder: 'desc',
    searchTerm: 'tul',
  });
});

test('toListQuery sorts a category by what sells, all products by novelty and a search by relevance', () => {
  const sortOf = (query: string) => toListQuery(read(query), 1).sortBy;
  expect(sortOf('categoria=bodies')).toBe('featured');
  expect(sortOf('')).toBe('newest');
  expect(sortOf('orden=destacados')).toBe('featured');
  expect(sortOf('buscar=tul')).toBeUndefined();
});

test('toListQuery asks for what is in stock, and for the counts of the first page', () => {
  expect(toListQuery(read('stock=si&orden=novedades'), 1)).toMatchObject({
    inStock: true,
    sortBy: 'newest',
    withFacets: true,
  });
  expect(toListQuery(read('stock=no'), 2)).toEqual({ page: 2, limit: 12, sortBy: 'newest' });
});

test('toListQuery leaves the order of a search to its relevance', () => {
  expect(toListQuery(read('buscar=tul'), 2)).toEqual({ page: 2, limit: 12, searchTerm: 'tul' });
});

test('countMoreFilters and isNarrowed count choices without the search and the category', () => {
  const filters = read('categoria=bodies&talle=S&color=Negro,Rojo&desde=5000&stock=si&buscar=tul');
  expect(countMoreFilters(filters)).toBe(4);
  expect(isNarrowed(filters)).toBe(true);
  expect(isNarrowed(read('categoria=bodies&buscar=tul'))).toBe(false);
});
