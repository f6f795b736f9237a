import { HEALTH_POLL_MS } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unreadMessagesQuery } from '#shared/shop-queries.ts';
import { listQuery, type MessageFilters } from './message-filters.ts';

/** One page of the inbox. */
export const messagesQuery = (filters: MessageFilters) =>
  queryOptions({
    queryKey: ['messages', 'list', listQuery(filters)],
    queryFn: ({ signal }) => call('listMessages', { query: listQuery(filters) }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The unread ones, asked for again every 30 s while the panel is seen. */
export const unreadQuery = queryOptions({ ...unreadMessagesQuery, refetchInterval: HEALTH_POLL_MS });
