import { listReviewableLines } from '@shop/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@shop/web-kit/api';

/** Query of what the holder of an order's link can review. */
export const reviewableQuery = (orderNumber: string, token: string) =>
  queryOptions({
    queryKey: ['orders', 'reviews', orderNumber, token],
    queryFn: async () =>
      (await call(listReviewableLines, { params: { orderNumber }, query: { token } })).lines,
  });
