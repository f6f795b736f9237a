import { queryOptions } from '@tanstack/react-query';
import { call } from '@shop/web-kit/api';

const isMissing = (error: unknown) => (error as { status?: unknown } | null)?.status === 404;

/** An order by its number: masked, or whole with its link token; null when there is none. */
export const orderQuery = (orderNumber: string, token: string | null) =>
  queryOptions({
    queryKey: ['orders', 'by-number', orderNumber, token ?? ''],
    queryFn: async () => {
      try {
        const input = { params: { orderNumber }, query: token ? { token } : {} };
        return (await call('getOrderByNumber', input)).order;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    // A status that changed a minute ago is what the shopper came for; what the server has just found is not.
    staleTime: 10_000,
  });
