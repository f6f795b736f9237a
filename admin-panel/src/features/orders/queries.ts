import {
  ADMIN_ORDERS_PAGE_SIZE,
  type AdminOrder,
  HEALTH_POLL_MS,
  listDeletedOrders,
  listOrderMails,
  listOrders,
  ORDERS_LOAD_RETRIES,
  ORDERS_LOAD_RETRY_MS,
} from '@shop/contract';
import { ApiError } from '@shop/web-kit/api';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { type Action } from '#shared/actions/use-action.ts';
import { queryOf } from '#shared/resource/query.ts';
import { orderQuery, refreshOrders } from '#shared/shop-queries.ts';
import { listQuery, type OrderFilters } from './filters/order-filters.ts';

// A 4xx answer (a bad filter, an ended session) would be the same on a retry.
const isRetryable = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 429;

/** Loads one page of orders; retries a failed load after 1, 2 and 4 seconds. */
export const ordersQuery = (filters: OrderFilters) => ({
  ...queryOf(listOrders, { query: listQuery(filters) }),
  placeholderData: keepPreviousData,
  retry: (failures: number, error: Error) => failures < ORDERS_LOAD_RETRIES && isRetryable(error),
  retryDelay: (failures: number) => ORDERS_LOAD_RETRY_MS * 2 ** failures,
});

export const deletedOrdersQuery = (page: number) => ({
  ...queryOf(listDeletedOrders, { query: { page, limit: ADMIN_ORDERS_PAGE_SIZE } }),
  placeholderData: keepPreviousData,
});

export { orderQuery, refreshOrders };

/** Shows the order that a change was answered with, unless a later change has been shown meanwhile. */
export const showOrder = (client: QueryClient, changed: AdminOrder): void =>
  void client.setQueryData(orderQuery(changed._id).queryKey, (shown) =>
    shown && shown.order.updatedAt > changed.updatedAt
      ? shown
      : { status: 'success' as const, order: { ...shown?.order, ...changed } },
  );

/** Looks at an order every half minute beside what is shown of it, which may be a form that is being typed. */
export const watchedOrderQuery = (order: AdminOrder) => ({
  ...orderQuery(order._id),
  queryKey: [...orderQuery(order._id).queryKey, 'watched'],
  // The page has just loaded the order.
  initialData: { status: 'success' as const, order },
  refetchInterval: HEALTH_POLL_MS,
  staleTime: HEALTH_POLL_MS,
});

const WAITING_MAILS_REFRESH_MS = 5_000;

/** Loads the mails of an order, and again every five seconds while one waits. */
export const orderMailsQuery = (id: string) =>
  queryOptions({
    ...queryOf(listOrderMails, { params: { id } }),
    refetchInterval: ({ state }) =>
      state.data?.mails.some((mail) => mail.state === 'waiting') ? WAITING_MAILS_REFRESH_MS : false,
  });

/** Describes a change of one order: the answer is shown, and what the change outdates is loaded anew. */
export const orderChange = <Answer extends { order: AdminOrder }, Input = void>(
  action: Action<Answer, Input>,
): Action<Answer, Input> => ({
  ...action,
  done: (answer, context) => {
    showOrder(context.client, answer.order);
    return action.done?.(answer, context);
  },
  settled: refreshOrders,
});
