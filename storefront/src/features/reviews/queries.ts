import { queryOptions } from '@tanstack/react-query';
import { call } from '@shop/web-kit/api';

/** Query of a page of a product's published reviews. */
export const reviewsQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: ['products', 'reviews', id, page],
    queryFn: () => call('listProductReviews', { params: { id }, query: { page } }),
  });

/** Query of what the holder of an order's link can review. */
export const reviewableQuery = (orderNumber: string, token: string) =>
  queryOptions({
    queryKey: ['orders', 'reviews', orderNumber, token],
    queryFn: async () =>
      (await call('listReviewableLines', { params: { orderNumber }, query: { token } })).lines,
  });
