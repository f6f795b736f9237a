import { resolveListLimit, type ProductListQuery } from '@shop/contract';
import { searchable, searchWords } from './search/search-text';

export type CatalogFilter = {
  /** Both active and inactive products when absent. */
  active?: boolean;
  category?: string;
  /** Any of these is in stock. */
  sizes: readonly string[];
  /** Any of these, in searchable form. */
  colors: readonly string[];
  /** All of these occur in the search text. */
  words: readonly string[];
  ids?: readonly string[];
  /** Only products of which something is in stock. */
  inStock?: boolean;
  minPrice?: number;
  maxPrice?: number;
  sortBy?: 'price' | 'title';
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
    words: searchWords(query.searchTerm ?? ''),
    ids: query.ids,
    inStock: query.inStock,
    minPrice: query.minPrice,
    maxPrice: query.maxPrice,
    sortBy: query.sortBy === 'price' || query.sortBy === 'title' ? query.sortBy : undefined,
    sortOrder: query.sortOrder === 'desc' ? 'desc' : 'asc',
    limit,
    offset: (query.page - 1) * limit,
  };
}

/** Returns whether a filter needs the search index; category and status alone are answered from counts. */
export const needsSearchIndex = ({
  words,
  sizes,
  colors,
  minPrice,
  maxPrice,
  inStock,
}: CatalogFilter): boolean =>
  words.length + sizes.length + colors.length > 0 ||
  inStock === true ||
  minPrice !== undefined ||
  maxPrice !== undefined;
