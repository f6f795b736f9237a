import {
  countDueCases,
  getContent,
  getOpeningState,
  getOrder,
  getShop,
  listFailedMails,
  listPhoneAlerts,
  listReviews,
  type OrderCounts,
  type OrdersSummary,
  ordersSummary,
  workStats,
} from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { can } from './access/permissions.ts';
import { keyOf, queryOf } from './resource/query.ts';

// Queries that several features share, so that each has one cache entry.

export const contentQuery = queryOf(getContent, {}, ({ content }) => content);

export const shopQuery = queryOf(getShop, {}, ({ shop }) => shop);

/** Loads whether the public sees the shop. */
export const openingStateQuery = queryOf(getOpeningState, {}, ({ isOpen }) => isOpen);

/** False where the server has no mail server, so that no mail leaves. */
export const sendsMailQuery = queryOf(getShop, {}, ({ sendsMail }) => sendsMail !== false);

export const orderQuery = (id: string) => queryOf(getOrder, { params: { id } }, ({ order }) => order);

/** Loads anew what a change of orders outdates: the orders, for which staff wait, the figures and the stock. */
export const refreshOrders = (client: QueryClient): Promise<unknown> => {
  for (const key of ['stats', 'products']) void client.invalidateQueries({ queryKey: [key] });
  return client.invalidateQueries({ queryKey: ['orders'] });
};

/** Loads counts of orders, and the revenue for people who see figures. */
export type OrderTotals = OrderCounts & Partial<OrdersSummary>;

async function readTotals(signal: AbortSignal): Promise<OrderTotals> {
  if (can('ordersSummary')) return (await call(ordersSummary, {}, { signal })).summary;
  return (await call(workStats, {}, { signal })).work.orders;
}

export const ordersSummaryQuery = queryOptions({
  queryKey: keyOf(ordersSummary),
  queryFn: ({ signal }) => readTotals(signal),
});

/** Loads the numbers of due cases and unread messages. */
export const dueCasesQuery = queryOf(countDueCases, {}, ({ due }) => due);

export const failedMailsQuery = queryOf(listFailedMails, {}, ({ mails }) => mails);

const first = { query: { limit: 1 } };

export const dueAlertsQuery = queryOf(listPhoneAlerts, first, ({ due }) => due);

export const pendingReviewsQuery = queryOf(listReviews, first, ({ pending }) => pending);
