import { CATALOGUE_PAGE_SIZE, MAX_PRICE, parseSizes, type ProductListQueryInput } from '@shop/contract';

export const SORTS = ['nombre', 'precio-asc', 'precio-desc'] as const;
export type Sort = (typeof SORTS)[number];

export type CatalogFilters = {
  category: string | null;
  sizes: readonly string[];
  colors: readonly string[];
  /** Of what is paid, in whole pesos. */
  minPrice: number | null;
  maxPrice: number | null;
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

function colorsIn(search: URLSearchParams): string[] {
  const names = search.getAll('color').join(',').split(',');
  return [...new Set(names.map((name) => name.trim().slice(0, 30)).filter(Boolean))].slice(0, 20);
}

// Written as people write prices: dots for thousands, and nobody means the cents.
function pesosIn(text: unknown): number | null {
  const [whole = ''] = (typeof text === 'string' ? text : '').split(',');
  const pesos = Number(whole.replace(/\D/g, ''));
  return pesos > 0 && pesos <= MAX_PRICE ? pesos : null;
}

/** The range of prices that an address or a form asks for, whichever way round. */
export function pricesIn(given: { get: (name: string) => unknown }) {
  const [minPrice, maxPrice] = [pesosIn(given.get('desde')), pesosIn(given.get('hasta'))];
  const turned = minPrice !== null && maxPrice !== null && minPrice > maxPrice;
  return turned ? { minPrice: maxPrice, maxPrice: minPrice } : { minPrice, maxPrice };
}

/** The filters an address asks for; on a category's own page the category is fixed. */
export function filtersIn(search: URLSearchParams, fixedCategory?: string): CatalogFilters {
  const category = fixedCategory ?? (search.get('categoria')?.slice(0, 60) || null);
  const sort = search.get('orden');
  return {
    category,
    // The size filter exists only within a category.
    sizes: category === null ? [] : parseSizes(search.getAll('talle').join(',')).slice(0, 20),
    colors: colorsIn(search),
    ...pricesIn(search),
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
  ...('category' in change &&
    change.category !== filters.category && { sizes: change.sizes ?? [], colors: change.colors ?? [] }),
});

/** What narrows a list, none of it chosen. */
export const NOT_NARROWED = { sizes: [], colors: [], minPrice: null, maxPrice: null, search: '' } as const;

/** Whether anything but the category leaves products out. */
export const isNarrowed = ({ sizes, colors, minPrice, maxPrice, search }: CatalogFilters): boolean =>
  sizes.length + colors.length > 0 || minPrice !== null || maxPrice !== null || search !== '';

/** The filters as the address carries them: nothing for what is at rest, in a fixed order. */
export function searchOf(filters: CatalogFilters, fixedCategory?: string): string {
  const values = {
    categoria: fixedCategory === undefined ? filters.category : null,
    talle: filters.sizes.join(','),
    color: filters.colors.join(','),
    desde: filters.minPrice,
    hasta: filters.maxPrice,
    orden: filters.sort,
    buscar: filters.search,
    pagina: filters.page > 1 ? filters.page : null,
  };
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) search.set(name, String(value));
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
  ...(page === 1 && { withColors: true }),
  ...(filters.category !== null && { category: filters.category }),
  ...(filters.sizes.length > 0 && { sizes: [...filters.sizes] }),
  ...(filters.colors.length > 0 && { color: [...filters.colors] }),
  ...(filters.minPrice !== null && { minPrice: filters.minPrice }),
  ...(filters.maxPrice !== null && { maxPrice: filters.maxPrice }),
  ...(filters.sort && SORT_QUERIES[filters.sort]),
  ...(filters.search && { searchTerm: filters.search }),
});

/** The filters of a category's own page: by name until the shopper chooses another order. */
export const categoryFilters = (filters: CatalogFilters): CatalogFilters => ({
  ...filters,
  sort: filters.sort ?? 'nombre',
});
