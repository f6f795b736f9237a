import { CATALOGUE_PAGE_SIZE, parseSizes, type ProductListQueryInput } from '@shop/contract';

export const SORTS = ['nombre', 'precio-asc', 'precio-desc'] as const;
export type Sort = (typeof SORTS)[number];

export type CatalogFilters = {
  category: string | null;
  sizes: readonly string[];
  sort: Sort | null;
  search: string;
  /** How many pages are shown, from the first one on. */
  page: number;
};

/** More pages than this are not loaded at once, whatever the address says. */
const MAX_PAGES = 20;

const isSort = (text: string | null): text is Sort => (SORTS as readonly (string | null)[]).includes(text);

function pageIn(text: string | null): number {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page >= 1 ? Math.min(page, MAX_PAGES) : 1;
}

/** The filters an address asks for; on a category's own page the category is fixed. */
export function filtersIn(search: URLSearchParams, fixedCategory?: string): CatalogFilters {
  const category = fixedCategory ?? (search.get('categoria')?.slice(0, 60) || null);
  const sort = search.get('orden');
  return {
    category,
    // The size filter exists only within a category.
    sizes: category === null ? [] : parseSizes(search.getAll('talle').join(',')).slice(0, 20),
    sort: isSort(sort) ? sort : null,
    search: (search.get('buscar') ?? '').trim().slice(0, 100),
    page: pageIn(search.get('pagina')),
  };
}

/** Other filters from the first page on: any change but the page itself starts over. */
export const withFilters = (filters: CatalogFilters, change: Partial<CatalogFilters>): CatalogFilters => ({
  ...filters,
  page: 1,
  ...change,
  ...('category' in change && change.category !== filters.category && { sizes: change.sizes ?? [] }),
});

/** The filters as the address carries them: nothing for what is at rest, in a fixed order. */
export function searchOf(filters: CatalogFilters, fixedCategory?: string): string {
  const search = new URLSearchParams();
  if (filters.category !== null && fixedCategory === undefined) search.set('categoria', filters.category);
  if (filters.sizes.length > 0) search.set('talle', filters.sizes.join(','));
  if (filters.sort) search.set('orden', filters.sort);
  if (filters.search) search.set('buscar', filters.search);
  if (filters.page > 1) search.set('pagina', String(filters.page));
  const text = search.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}

const SORT_QUERIES: Record<Sort, Pick<ProductListQueryInput, 'sortBy' | 'sortOrder'>> = {
  nombre: { sortBy: 'title', sortOrder: 'asc' },
  'precio-asc': { sortBy: 'price', sortOrder: 'asc' },
  'precio-desc': { sortBy: 'price', sortOrder: 'desc' },
};

/** What the API is asked for one page of the catalogue. */
export const listQueryOf = (filters: CatalogFilters, page: number): ProductListQueryInput => ({
  page,
  limit: CATALOGUE_PAGE_SIZE,
  ...(filters.category !== null && { category: filters.category }),
  ...(filters.sizes.length > 0 && { sizes: [...filters.sizes] }),
  ...(filters.sort && SORT_QUERIES[filters.sort]),
  ...(filters.search && { searchTerm: filters.search }),
});

/** The filters of a category's own page: by name until the shopper chooses another order. */
export const categoryFilters = (filters: CatalogFilters): CatalogFilters => ({
  ...filters,
  sort: filters.sort ?? 'nombre',
});
