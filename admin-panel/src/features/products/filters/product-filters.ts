import {
  ADMIN_PRODUCTS_PAGE_SIZE,
  type ProductFilterInput,
  type ProductListQueryInput,
} from '@shop/contract';
import {
  choiceParam,
  type FilterParam,
  type FiltersOf,
  pageParam,
  parseFilters,
  textParam,
} from '#shared/list-filters/filter-params.ts';

const sortColumnTexts = { title: 'nombre', price: 'precio', stock: 'stock' } as const;

export type SortColumn = keyof typeof sortColumnTexts;
export type Sort = { column: SortColumn; order: 'asc' | 'desc' };

const sortColumns = Object.keys(sortColumnTexts) as SortColumn[];

/** Parses a sort such as 'precio-asc'; null is the default order, newest first. */
export function parseSort(text: string): Sort | null {
  const [, name, order] = /^(\w+)-(asc|desc)$/.exec(text) ?? [];
  const column = sortColumns.find((known) => sortColumnTexts[known] === name);
  return column ? { column, order: order === 'asc' ? 'asc' : 'desc' } : null;
}

export const serializeSort = (sort: Sort | null): string =>
  sort ? `${sortColumnTexts[sort.column]}-${sort.order}` : '';

/** Returns the sort after a press on a column heading: ascending, descending, none. */
export function nextSort(sort: Sort | null, column: SortColumn): Sort | null {
  if (sort?.column !== column) return { column, order: 'asc' };
  return sort.order === 'asc' ? { column, order: 'desc' } : null;
}

const sortParam: FilterParam<Sort | null> = { name: 'orden', parse: parseSort, serialize: serializeSort };

const statusTexts = { active: 'activos', inactive: 'inactivos', deleted: 'eliminados' };

const factsTexts = { missing: 'faltantes', low: 'poco-stock' };

export const productFilters = {
  search: textParam('buscar', 100),
  category: textParam('categoria', 60),
  status: choiceParam('estado', statusTexts, 'all'),
  facts: choiceParam('datos', factsTexts, 'all'),
  sort: sortParam,
  page: pageParam,
};

export type ProductFilters = FiltersOf<typeof productFilters>;
export type StatusFilter = ProductFilters['status'];

export const noFilters = parseFilters(productFilters, new URLSearchParams());

/** Returns the filter of `listProducts` that finds the same products on any page and in any order. */
export const resultFilter = ({ search, category, status, facts }: ProductFilters): ProductFilterInput => ({
  ...(search && { searchTerm: search }),
  ...(category && { category }),
  ...((status === 'active' || status === 'inactive') && { status: status === 'active' }),
  ...(facts === 'missing' && { missingFacts: true }),
  ...(facts === 'low' && { lowStock: true }),
});

/** Returns the query of `listProducts`; the trash has a call of its own. */
export const listQuery = (filters: ProductFilters): ProductListQueryInput => ({
  page: filters.page,
  limit: ADMIN_PRODUCTS_PAGE_SIZE,
  ...resultFilter(filters),
  ...(filters.sort && { sortBy: filters.sort.column, sortOrder: filters.sort.order }),
});

export const activeFilterCount = ({ search, category, status, facts }: ProductFilters): number =>
  [search !== '', category !== '', status !== 'all', facts !== 'all'].filter(Boolean).length;
