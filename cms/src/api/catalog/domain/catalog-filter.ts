import { resolveListLimit, type ProductListQuery, type ProductSort } from '@shop/contract';
import { searchable } from './search/search-text';

export type CatalogFilter = {
  /** Both active and inactive products when absent. */
  active?: boolean;
  category?: string;
  /** Sizes of which one at least is in stock, in one of `colors`. */
  sizes: readonly string[];
  /** Colours in searchable form, of which a product has one at least. */
  colors: readonly string[];
  /** Typed text in searchable form; empty without a search. */
  searchTerm: string;
  /** Finds no product that lacks one of the words, as staff expect who look for one product. */
  allWords: boolean;
  ids?: readonly string[];
  /** Only products of which something is in stock. */
  inStock?: boolean;
  /** Only products that lack a fact which the law asks for. */
  missingFacts?: boolean;
  /** Only products with a variant of which little is left. */
  lowStock?: boolean;
  /** Categories whose size guide has body measures; known once `missingFacts` is asked. */
  guidedCategories?: readonly string[];
  minPrice?: number;
  maxPrice?: number;
  /** Without it a search is in order of relevance and a list newest first. */
  sortBy?: ProductSort;
  sortOrder: 'asc' | 'desc';
  limit: number;
  offset: number;
};

export function parseCatalogFilter(query: ProductListQuery, isStaff: boolean): CatalogFilter {
  const limit = resolveListLimit(query.limit);
  return {
    active: isStaff ? query.status : true,
    category: query.category || undefined,
    sizes: query.sizes ?? [],
    colors: query.color?.map(searchable) ?? [],
    searchTerm: searchable(query.searchTerm ?? ''),
    allWords: isStaff,
    ids: query.ids,
    inStock: query.inStock,
    missingFacts: isStaff ? query.missingFacts : undefined,
    lowStock: isStaff ? query.lowStock : undefined,
    minPrice: query.minPrice,
    maxPrice: query.maxPrice,
    sortBy: query.sortBy,
    sortOrder: query.sortOrder === 'desc' ? 'desc' : 'asc',
    limit,
    offset: (query.page - 1) * limit,
  };
}

type QueryValues = Record<string, string | string[]>;

const LIST_KEY = /^(.+?)\[\d{0,3}\]$/;
const MAX_PAIRS = 120;

/** Parses a query string; repeated names, `name[]` and `name[0]` make lists, nested names match no filter. */
export function parseQueryString(queryText: string): QueryValues {
  const values: QueryValues = Object.create(null) as QueryValues;
  let pairs = 0;
  for (const [name, value] of new URLSearchParams(queryText)) {
    if ((pairs += 1) > MAX_PAIRS) break;
    const listed = LIST_KEY.exec(name);
    const key = listed?.[1] ?? name;
    const previous = values[key];
    if (previous !== undefined) values[key] = [...(Array.isArray(previous) ? previous : [previous]), value];
    else values[key] = listed ? [value] : value;
  }
  return { ...values };
}
