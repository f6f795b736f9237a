import { listLimit, type ProductListQuery } from '@shop/contract';
import type { CatalogFilter } from './list-statement';
import { searchable, searchWords } from './search-text';

/** What a query asks of the catalog. Only staff may see what is not active. */
export function catalogFilter(query: ProductListQuery, isStaff: boolean): CatalogFilter {
  const limit = listLimit(query.limit);
  return {
    active: isStaff ? query.status : true,
    category: query.category || undefined,
    sizes: query.sizes ?? [],
    words: searchWords(query.searchTerm ?? ''),
    ids: query.ids,
    colors: query.color?.map(searchable),
    minPrice: query.minPrice,
    maxPrice: query.maxPrice,
    sortBy: query.sortBy,
    descending: query.sortOrder === 'desc',
    limit,
    offset: (query.page - 1) * limit,
  };
}
