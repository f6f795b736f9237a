import { queryOptions } from '@tanstack/react-query';
import { call, statusOf } from '@shop/web-kit/api';
import { pageEndpoints } from '../calls/load-calls.ts';

/** Query of an order by number: masked, or full with its link token; null when there is none. `digits` are the last ones
 * of the phone, for shops that ask for them. */
export const orderQuery = (orderNumber: string, token: string | null, digits: string | null = null) =>
  queryOptions({
    queryKey: ['orders', 'by-number', orderNumber, token ?? '', digits ?? ''],
    queryFn: async () => {
      try {
        const { getOrderByNumber } = await pageEndpoints();
        const input = {
          params: { orderNumber },
          query: { ...(token && { token }), ...(digits && { digits }) },
        };
        return (await call(getOrderByNumber, input)).order;
      } catch (error) {
        if (statusOf(error) === 404) return null;
        throw error;
      }
    },
    // Short: shoppers come for the current status, but the server's answer need not be loaded twice.
    staleTime: 10_000,
  });
