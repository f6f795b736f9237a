import { queryOptions } from '@tanstack/react-query';
import { call } from '@shop/web-kit/api';

/** The products of a cart as they are at this moment; those that are not sold any more are absent. */
export const productsNowQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['products', 'now', ...ids],
    queryFn: async () => (await call('listProducts', { query: { ids: [...ids], limit: 'all' } })).payload,
    staleTime: 0,
  });
