import { HEALTH_POLL_MS } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listQueryOf, type MessageFilters } from './message-filters.ts';

/** One page of the inbox. */
export const messagesQuery = (filters: MessageFilters) =>
  queryOptions({
    queryKey: ['messages', 'list', listQueryOf(filters)],
    queryFn: ({ signal }) => call('listMessages', { query: listQueryOf(filters) }, { signal }),
    placeholderData: keepPreviousData,
  });

/** How many messages nobody has read; asked again every 30 s while the panel is seen. */
export const unreadQuery = queryOptions({
  queryKey: ['messages', 'unread'],
  queryFn: async ({ signal }) => (await call('listMessages', { query: { limit: 1 } }, { signal })).unread,
  refetchInterval: HEALTH_POLL_MS,
});

/** The name of the shop, for the answers that are begun. */
export const shopQuery = queryOptions({
  queryKey: ['shop'],
  queryFn: async ({ signal }) => (await call('getShop', {}, { signal })).shop,
});
