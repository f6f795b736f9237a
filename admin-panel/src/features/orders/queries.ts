import {
  ADMIN_ORDERS_PAGE_SIZE,
  type AdminOrder,
  type AnswerOf,
  HEALTH_POLL_MS,
  listDeletedOrders,
  listOrderMails,
  listOrders,
  ORDERS_LOAD_RETRIES,
  ORDERS_LOAD_RETRY_MS,
} from '@shop/contract';
import { ApiError } from '@shop/web-kit/api';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type Action } from '#shared/actions/use-action.ts';
import { keyOf, queryOf } from '#shared/resource/query.ts';
import { orderQuery, refreshOrders } from '#shared/shop-queries.ts';
import { markWorkDone } from '#ui/overlay/return-focus.ts';
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

/** Shows the order that a change was answered with, alone and in lists, unless a later change has been shown meanwhile. */
export function showOrder(client: QueryClient, changed: AdminOrder): void {
  const latest = (shown: AdminOrder): AdminOrder =>
    shown._id !== changed._id || shown.updatedAt > changed.updatedAt ? shown : { ...shown, ...changed };
  client.setQueryData(orderQuery(changed._id).queryKey, (shown) => ({
    status: 'success' as const,
    order: shown ? latest(shown.order) : changed,
  }));
  client.setQueriesData<AnswerOf<typeof listOrders>>(
    { queryKey: keyOf(listOrders) },
    (page) => page && { ...page, orders: page.orders.map(latest) },
  );
}

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

type Outcome<Answer, Input> = Pick<Action<Answer, Input>, 'done' | 'refused'>;

/** Describes how a change of one order ends: its answer is shown at once; after a refusal the order is loaded anew. */
export const orderOutcome = <Answer extends { order: AdminOrder }, Input = void>({
  done,
  refused,
}: Outcome<Answer, Input>): Required<Outcome<Answer, Input>> => ({
  done: (answer, context) => {
    markWorkDone();
    showOrder(context.client, answer.order);
    void refreshOrders(context.client, answer.order._id);
    return done?.(answer, context);
  },
  refused: (error, context) => {
    refused?.(error, context);
    return refreshOrders(context.client);
  },
});

/** Describes a change of one order. */
export const orderChange = <Answer extends { order: AdminOrder }, Input = void>(
  action: Action<Answer, Input>,
): Action<Answer, Input> => ({ ...action, ...orderOutcome(action) });
