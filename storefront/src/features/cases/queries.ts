import { queryOptions } from '@tanstack/react-query';
import { call } from '@shop/web-kit/api';

/** Query of the cases of an order, for the holder of its link. */
export const orderCasesQuery = (orderNumber: string, token: string) =>
  queryOptions({
    queryKey: ['orders', 'cases', orderNumber, token],
    queryFn: async () => (await call('listOrderCases', { params: { orderNumber }, query: { token } })).cases,
  });
