import {
  type AdminOrder,
  errorCodes,
  knownStatus,
  type OrderStatusChange,
  updateOrderStatus,
} from '@shop/contract';
import { ApiError, call } from '@shop/web-kit/api';
import { useAction } from '#shared/actions/use-action.ts';
import { refreshOrders } from '../queries.ts';

type Change = { order: AdminOrder; change: OrderStatusChange };

/** Returns whether an order could not be reactivated because its units were sold since. */
export const isStockShortage = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 409 && error.code === errorCodes.outOfStock;

/** Changes an order's status; the server refuses when it no longer has the one that the client loaded. */
export const useChangeStatus = () =>
  useAction({
    run: ({ order, change }: Change) =>
      call(updateOrderStatus, {
        params: { id: order._id },
        body: { expectedStatus: knownStatus(order.status), ...change },
      }),
    settled: (client) => refreshOrders(client, 'products'),
  });
