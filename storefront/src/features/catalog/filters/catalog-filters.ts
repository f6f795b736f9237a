import {
  CATALOG_PAGE_SIZE,
  MAX_PRICE,
  normalizeText,
  parsePageNumber,
  parseSizes,
  type ProductListQueryInput,
} from '@shop/contract';
import { decodePart } from '#shared/router/location.ts';

export const SORTS = ['destacados', 'novedades', 'precio-asc', 'precio-desc', 'nombre'] as const;
type Sort = (typeof SORTS)[number];

const MAX_PAGES_PER_ADDRESS = 20;
const MAX_CHOICES = 20;

const parseColors = (names: readonly string[]): readonly string[] =>
  [...new Set(names.map((name) => name.trim().slice(0, 30)).filter(Boolean))].slice(0, MAX_CHOICES);

// Prices as people write them: dots group thousands, and cents are ignored.
function parsePesos(text = ''): number | null {
  const [whole = ''] = text.split(',');
  const pesos = Number(whole.replace(/\D/g, ''));
  return pesos > 0 && pesos <= MAX_PRICE ? pesos : null;
}

const ON = 'si';

type Values = readonly string[];

// An address may have been encoded twice on its way.
const readValue = (text: string): string => (decodePart(text) ?? text).trim();

/** Declares the parameters of the address, in their order there, and the parsers of their values. */
const SCHEMA = {
  category: { param: 'categoria', parse: ([name]: Values) => name?.slice(0, 60) || null },
  sizes: {
    param: 'talle',
    parse: (values: Values): readonly string[] => parseSizes(values.join(',')).slice(0, MAX_CHOICES),
  },
  colors: { param: 'color', parse: (values: Values) => parseColors(values.join(',').split(',')) },
  minPrice: { param: 'desde', parse: ([text]: Values) => parsePesos(text) },
  maxPrice: { param: 'hasta', parse: ([text]: Values) => parsePesos(text) },
  inStock: { param: 'stock', parse: ([text = '']: Values) => normalizeText(text) === ON },
  sort: {
    param: 'orden',
    parse: ([name = '']: Values) => SORTS.find((sort) => sort === name.toLowerCase()) ?? null,
  },
  search: { param: 'buscar', parse: ([text = '']: Values) => text.trim().slice(0, 100) },
  /** Number of pages shown, counted from the first. */
  page: {
    param: 'pagina',
    parse: ([text]: Values) => Math.min(parsePageNumber(text), MAX_PAGES_PER_ADDRESS),
  },
} as const;

type FilterName = keyof typeof SCHEMA;
export type CatalogFilters = { [Name in FilterName]: ReturnType<(typeof SCHEMA)[Name]['parse']> };

export const filterParams = (): string[] => Object.values(SCHEMA).map(({ param }) => param);

export const filterParam = (name: FilterName): string => SCHEMA[name].param;

/** Parses the filters of an address; reversed prices are swapped. A category page passes its fixed category. */
export function parseCatalogFilters(search: URLSearchParams, fixedCategory?: string): CatalogFilters {
  const parsed = Object.fromEntries(
    Object.entries(SCHEMA).map(([name, { param, parse }]) => [
      name,
      parse(search.getAll(param).map(readValue)),
    ]),
  ) as CatalogFilters;
  const category = fixedCategory ?? parsed.category;
  const { minPrice, maxPrice } = parsed;
  const isReversed = maxPrice !== null && (minPrice ?? 0) > maxPrice;
  return {
    ...parsed,
    ...(isReversed && { minPrice: maxPrice, maxPrice: minPrice }),
    category,
    // Sizes can only be filtered within a category.
    sizes: category === null ? [] : parsed.sizes,
  };
}

/** Serializes the filters as the query of an address, without default values. */
export function serializeCatalogFilters(filters: CatalogFilters, fixedCategory?: string): string {
  const search = new URLSearchParams();
  for (const [name, { param }] of Object.entries(SCHEMA)) {
    const isDefault =
      name === 'category' ? fixedCategory !== undefined : name === 'page' && filters.page === 1;
    const chosen = filters[name as FilterName];
    const value = chosen === true ? ON : String(chosen || '');
    if (value && !isDefault) search.set(param, value);
  }
  const text = search.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}

/** Returns the canonical query of a list: its page, unless the list is narrowed or has no such page. */
export function canonicalQuery(filters: CatalogFilters, totalPages = 1, fixedCategory?: string): string {
  const isWhole = serializeCatalogFilters({ ...filters, page: 1 }, fixedCategory) === '';
  return isWhole && filters.page <= totalPages ? serializeCatalogFilters(filters, fixedCategory) : '';
}

/** Returns changed filters; all but a page change restart at page 1, and a new category drops sizes and colors. */
export const withFilters = (filters: CatalogFilters, change: Partial<CatalogFilters>): CatalogFilters => ({
  ...filters,
  page: 1,
  ...change,
  ...('category' in change &&
    change.category !== filters.category && { sizes: change.sizes ?? [], colors: change.colors ?? [] }),
});

export const NO_FILTERS = { sizes: [], colors: [], minPrice: null, maxPrice: null, inStock: false } as const;

/** Counts the choices of a panel of filters: colors, prices and stock, without sizes and search. */
export const countMoreFilters = ({ colors, minPrice, maxPrice, inStock }: CatalogFilters): number =>
  colors.length + [minPrice !== null, maxPrice !== null, inStock].filter(Boolean).length;

export const isNarrowed = (filters: CatalogFilters): boolean =>
  filters.sizes.length + countMoreFilters(filters) > 0;

type SortQuery = Pick<ProductListQueryInput, 'sortBy' | 'sortOrder'>;

const SORT_QUERIES: Record<Sort, SortQuery> = {
  destacados: { sortBy: 'featured' },
  novedades: { sortBy: 'newest' },
  nombre: { sortBy: 'title', sortOrder: 'asc' },
  'precio-asc': { sortBy: 'price', sortOrder: 'asc' },
  'precio-desc': { sortBy: 'price', sortOrder: 'desc' },
};

/** Returns the order of a list without a chosen one; null for a search, which is sorted by relevance. */
export function defaultSort({ category, search }: CatalogFilters): Sort | null {
  if (search) return null;
  // The home page shows the best sellers apart, above its list.
  return category === null ? 'novedades' : 'destacados';
}

function sortQuery(filters: CatalogFilters): SortQuery {
  const sort = filters.sort ?? defaultSort(filters);
  return sort ? SORT_QUERIES[sort] : {};
}

export const toListQuery = (filters: CatalogFilters, page: number): ProductListQueryInput => ({
  page,
  limit: CATALOG_PAGE_SIZE,
  ...(page === 1 && { withFacets: true }),
  ...(filters.category !== null && { category: filters.category }),
  ...(filters.sizes.length > 0 && { sizes: [...filters.sizes] }),
  ...(filters.colors.length > 0 && { color: [...filters.colors] }),
  ...(filters.minPrice !== null && { minPrice: filters.minPrice }),
  ...(filters.maxPrice !== null && { maxPrice: filters.maxPrice }),
  ...(filters.inStock && { inStock: true }),
  ...sortQuery(filters),
  ...(filters.search && { searchTerm: filters.search }),
});
