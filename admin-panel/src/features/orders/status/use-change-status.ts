import { errorCodes, knownStatus, type AdminOrder, type OrderStatusChange } from '@shop/contract';
import { ApiError, call } from '@shop/web-kit/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';

type Change = { order: AdminOrder; change: OrderStatusChange };

/** True when an order cannot be reactivated because its units were sold meanwhile. */
export const lacksStock = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 409 && error.code === errorCodes.outOfStock;

/** Changes an order's status, unless it has left the one that was seen; every list hears of it. */
export function useChangeStatus() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ order, change }: Change) =>
      call('updateOrderStatus', {
        params: { id: order._id },
        body: { expectedStatus: knownStatus(order.status), ...change },
      }),
    onSettled: (_answer, _error, { order }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['orders'] }),
        client.invalidateQueries({ queryKey: ['stats'] }),
        client.invalidateQueries({ queryKey: ['products'] }),
        client.invalidateQueries({ queryKey: ['orders', 'detail', order._id] }),
      ]).then(() => undefined),
  });
}
