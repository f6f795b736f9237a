import { call } from '@shop/web-kit/api';
import { queryOptions } from '@tanstack/react-query';

// What several features show is asked for in one way: under one key there is one answer.

/** The texts of the shop, as they are published. */
export const contentQuery = queryOptions({
  queryKey: ['content'],
  queryFn: async ({ signal }) => (await call('getContent', {}, { signal })).content,
});

/** Who the shop is: its name, its addresses, its bank. */
export const shopQuery = queryOptions({
  queryKey: ['shop'],
  queryFn: async ({ signal }) => (await call('getShop', {}, { signal })).shop,
});

/** Counts and revenue over all orders. */
export const ordersSummaryQuery = queryOptions({
  queryKey: ['orders', 'summary'],
  queryFn: async ({ signal }) => (await call('ordersSummary', {}, { signal })).summary,
});

/** How many messages nobody has read. */
export const unreadMessagesQuery = queryOptions({
  queryKey: ['messages', 'unread'],
  queryFn: async ({ signal }) => (await call('listMessages', { query: { limit: 1 } }, { signal })).unread,
});
