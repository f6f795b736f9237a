import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { RELATED_PRODUCTS, type Product } from '@shop/contract';
import { ApiError, call } from '@shop/web-kit/api';
import { listQueryOf, type CatalogFilters } from './catalog-filters.ts';

/** One page of the catalogue. */
export const catalogPageQuery = (filters: CatalogFilters, page: number) => {
  const query = listQueryOf(filters, page);
  return queryOptions({
    queryKey: ['products', 'list', query],
    queryFn: () => call('listProducts', { query }),
    placeholderData: page === 1 ? keepPreviousData : undefined,
  });
};

/** A product by id or slug; null when there is none. */
export const productQuery = (id: string) =>
  queryOptions({
    queryKey: ['products', 'one', id],
    queryFn: async (): Promise<Product | null> => {
      try {
        return (await call('getProduct', { params: { id } })).product;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });

/** Others of the same category, for the foot of a product's page. */
export const relatedProductsQuery = ({ _id, category }: Pick<Product, '_id' | 'category'>) =>
  queryOptions({
    queryKey: ['products', 'related', category, _id],
    queryFn: async () => {
      const { payload } = await call('listProducts', { query: { category, limit: RELATED_PRODUCTS + 1 } });
      return payload.filter((product) => product._id !== _id).slice(0, RELATED_PRODUCTS);
    },
  });

const SUGGESTIONS = 5;

/** What the header's search suggests while one types. */
export const suggestionsQuery = (text: string) =>
  queryOptions({
    queryKey: ['products', 'suggestions', text],
    queryFn: async () =>
      (await call('listProducts', { query: { searchTerm: text, limit: SUGGESTIONS } })).payload,
  });
