import {
  ADMIN_ORDERS_PAGE_SIZE,
  type AdminOrder,
  listDeletedOrders,
  listOrderMails,
  listOrders,
  listProofQueue,
  ORDERS_LOAD_RETRIES,
  ORDERS_LOAD_RETRY_MS,
} from '@shop/contract';
import { ApiError, call } from '@shop/web-kit/api';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { orderQuery } from '#shared/shop-queries.ts';
import { listQuery, type OrderFilters } from './filters/order-filters.ts';

// A 4xx answer (a bad filter, an ended session) would be the same on a retry.
const isRetryable = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 429;

/** Loads one page of orders; retries a failed load after 1, 2 and 4 seconds. */
export const ordersQuery = (filters: OrderFilters) =>
  queryOptions({
    queryKey: ['orders', 'list', listQuery(filters)],
    queryFn: () => call(listOrders, { query: listQuery(filters) }),
    placeholderData: keepPreviousData,
    retry: (failures, error) => failures < ORDERS_LOAD_RETRIES && isRetryable(error),
    retryDelay: (failures) => ORDERS_LOAD_RETRY_MS * 2 ** failures,
  });

export const deletedOrdersQuery = (page: number) =>
  queryOptions({
    queryKey: ['orders', 'deleted', page],
    queryFn: () => call(listDeletedOrders, { query: { page, limit: ADMIN_ORDERS_PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  });

/** Loads the orders whose proof awaits a decision, oldest first. */
export const proofQueueQuery = queryOptions({
  queryKey: ['orders', 'proof-queue'],
  queryFn: async () => (await call(listProofQueue)).orders,
});

export { orderQuery };

/** Shows the order that a change was answered with, unless a later change has been shown meanwhile. */
export const showOrder = (client: QueryClient, changed: AdminOrder): void =>
  void client.setQueryData(orderQuery(changed._id).queryKey, (shown) =>
    shown && shown.updatedAt > changed.updatedAt ? shown : { ...shown, ...changed },
  );

const WAITING_MAILS_REFRESH_MS = 5_000;

/** Loads the mails of an order, and again every five seconds while one waits. */
export const orderMailsQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['orders', 'mails', orderId],
    queryFn: async () => (await call(listOrderMails, { params: { id: orderId } })).mails,
    refetchInterval: ({ state }) =>
      state.data?.some((mail) => mail.state === 'waiting') ? WAITING_MAILS_REFRESH_MS : false,
  });

export const refreshOrders = (client: QueryClient, ...others: string[]): Promise<unknown> =>
  Promise.all(['orders', 'stats', ...others].map((key) => client.invalidateQueries({ queryKey: [key] })));
