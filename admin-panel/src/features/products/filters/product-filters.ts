import { ADMIN_PRODUCTS_PAGE_SIZE, type ProductListQueryInput } from '@shop/contract';

export type StatusFilter = 'all' | 'active' | 'inactive' | 'deleted';
export type SortColumn = 'title' | 'price';
export type Sort = { column: SortColumn; order: 'asc' | 'desc' };
export type ProductFilters = {
  search: string;
  category: string;
  status: StatusFilter;
  /** null is the shop's own order: the newest first. */
  sort: Sort | null;
  page: number;
};

export const noFilters: ProductFilters = { search: '', category: '', status: 'all', sort: null, page: 1 };

const COLUMN_IN_URL = { title: 'nombre', price: 'precio' } as const;

/** The sort that an address names, or none. */
export function sortFrom(text: string | null): Sort | null {
  const [, name, order] = /^(nombre|precio)-(asc|desc)$/.exec(text ?? '') ?? [];
  if (!name || !order) return null;
  return { column: name === 'precio' ? 'price' : 'title', order: order === 'asc' ? 'asc' : 'desc' };
}

/** A sort as the address writes it: 'precio-asc'. */
export const sortText = (sort: Sort | null): string =>
  sort ? `${COLUMN_IN_URL[sort.column]}-${sort.order}` : '';

/** What pressing a column's heading sorts by: up, then down, then as it was. */
export function nextSort(sort: Sort | null, column: SortColumn): Sort | null {
  if (sort?.column !== column) return { column, order: 'asc' };
  return sort.order === 'asc' ? { column, order: 'desc' } : null;
}

const STATUS_IN_URL = { active: 'activos', inactive: 'inactivos', deleted: 'eliminados' } as const;

const statusFrom = (text: string | null): StatusFilter =>
  (['active', 'inactive', 'deleted'] as const).find((status) => STATUS_IN_URL[status] === text) ?? 'all';

const pageOf = (text: string | null): number => {
  const page = Number(text);
  return Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1;
};

/** The filters that an address names; anything unreadable is as if it were not there. */
export function filtersFromUrl(params: URLSearchParams): ProductFilters {
  return {
    search: (params.get('buscar') ?? '').slice(0, 100),
    category: (params.get('categoria') ?? '').slice(0, 60),
    status: statusFrom(params.get('estado')),
    sort: sortFrom(params.get('orden')),
    page: pageOf(params.get('pagina')),
  };
}

/** The filters as an address; what is at its default is left out. */
export function filtersToUrl({ search, category, status, sort, page }: ProductFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (search.trim()) params.set('buscar', search.trim());
  if (category) params.set('categoria', category);
  if (status !== 'all') params.set('estado', STATUS_IN_URL[status]);
  if (sort) params.set('orden', sortText(sort));
  if (page > 1) params.set('pagina', String(page));
  return params;
}

/** A changed filter goes back to page 1; a changed page keeps the filters. */
export const withFilter = (filters: ProductFilters, change: Partial<ProductFilters>): ProductFilters => ({
  ...filters,
  page: 1,
  ...change,
});

/** What the server is asked for; what was deleted has a list of its own. */
export function listQueryOf({ search, category, status, sort, page }: ProductFilters): ProductListQueryInput {
  return {
    page,
    limit: ADMIN_PRODUCTS_PAGE_SIZE,
    ...(search.trim() && { searchTerm: search.trim() }),
    ...(category && { category }),
    ...((status === 'active' || status === 'inactive') && { status: status === 'active' }),
    ...(sort && { sortBy: sort.column, sortOrder: sort.order }),
  };
}

/** How many filters narrow the list. */
export const activeFilterCount = ({ search, category, status }: ProductFilters): number =>
  [search.trim() !== '', category !== '', status !== 'all'].filter(Boolean).length;
