import {
  countDueCases,
  getContent,
  getOpeningState,
  getOrder,
  getShop,
  listPhoneAlerts,
  listReviews,
  type OrderCounts,
  type OrdersSummary,
  ordersSummary,
  workStats,
} from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { queryOptions } from '@tanstack/react-query';
import { can } from './access/permissions.ts';

// Queries that several features share, so that each has one cache entry.

export const contentQuery = queryOptions({
  queryKey: ['content'],
  queryFn: async ({ signal }) => (await call(getContent, {}, { signal })).content,
});

export const shopQuery = queryOptions({
  queryKey: ['shop'],
  queryFn: async ({ signal }) => (await call(getShop, {}, { signal })).shop,
});

/** Loads whether the public sees the shop. */
export const openingStateQuery = queryOptions({
  queryKey: ['opening', 'state'],
  queryFn: async ({ signal }) => (await call(getOpeningState, {}, { signal })).isOpen,
});

/** False where the server has no mail server, so that no mail leaves. */
export const sendsMailQuery = queryOptions({
  queryKey: ['sends-mail'],
  queryFn: async ({ signal }) => (await call(getShop, {}, { signal })).sendsMail !== false,
});

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['orders', 'detail', id],
    queryFn: async () => (await call(getOrder, { params: { id } })).order,
  });

/** Loads counts of orders, and the revenue for people who see figures. */
export type OrderTotals = OrderCounts & Partial<OrdersSummary>;

async function readTotals(signal: AbortSignal): Promise<OrderTotals> {
  if (can('ordersSummary')) return (await call(ordersSummary, {}, { signal })).summary;
  return (await call(workStats, {}, { signal })).work.orders;
}

export const ordersSummaryQuery = queryOptions({
  queryKey: ['orders', 'summary'],
  queryFn: ({ signal }) => readTotals(signal),
});

/** Loads the numbers of due cases and unread messages. */
export const dueCasesQuery = queryOptions({
  queryKey: ['cases', 'due'],
  queryFn: async ({ signal }) => (await call(countDueCases, {}, { signal })).due,
});

export const dueAlertsQuery = queryOptions({
  queryKey: ['stock-alerts', 'due'],
  queryFn: async ({ signal }) => (await call(listPhoneAlerts, { query: { limit: 1 } }, { signal })).due,
});

export const pendingReviewsQuery = queryOptions({
  queryKey: ['reviews', 'pending'],
  queryFn: async ({ signal }) => (await call(listReviews, { query: { limit: 1 } }, { signal })).pending,
});
