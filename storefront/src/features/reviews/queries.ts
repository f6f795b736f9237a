import { queryOptions } from '@tanstack/react-query';
import { call } from '@shop/web-kit/api';
import { pageEndpoints } from '#shared/calls/load-calls.ts';

/** Query of a page of a product's published reviews. */
export const reviewsQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: ['products', 'reviews', id, page],
    queryFn: async () => {
      const { listProductReviews } = await pageEndpoints();
      return call(listProductReviews, { params: { id }, query: { page } });
    },
  });
