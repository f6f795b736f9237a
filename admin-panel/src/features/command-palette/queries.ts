import { call } from '@shop/web-kit/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

const RESULTS = 5;

export const foundOrdersQuery = (search: string) =>
  queryOptions({
    queryKey: ['orders', 'palette', search],
    queryFn: async () => (await call('listOrders', { query: { search, limit: RESULTS } })).orders,
    enabled: search.length > 1,
    placeholderData: keepPreviousData,
  });

export const foundProductsQuery = (search: string) =>
  queryOptions({
    queryKey: ['products', 'palette', search],
    queryFn: async () =>
      (await call('listProducts', { query: { searchTerm: search, limit: RESULTS } })).payload,
    enabled: search.length > 1,
    placeholderData: keepPreviousData,
  });
