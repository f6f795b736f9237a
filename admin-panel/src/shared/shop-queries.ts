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
import { matchQuery, queryOptions, type QueryClient } from '@tanstack/react-query';
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

/**
 * Loads anew what a change of orders outdates: the orders, for which staff wait, the figures, the clients and the stock.
 * An order that is shown as its change was answered stays as it is, and stock is read anew once it is shown again.
 */
export function refreshOrders(client: QueryClient, answered?: string): Promise<unknown> {
  for (const key of ['stats', 'clients']) void client.invalidateQueries({ queryKey: [key] });
  void client.invalidateQueries({ queryKey: ['products'], refetchType: answered ? 'none' : 'active' });
  const shown = answered && { queryKey: orderQuery(answered).queryKey };
  return client.invalidateQueries({
    queryKey: ['orders'],
    predicate: (query) => !shown || !matchQuery(shown, query),
  });
}

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
