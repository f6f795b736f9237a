import { HEALTH_POLL_MS } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unreadMessagesQuery } from '#shared/shop-queries.ts';
import { listQuery, type MessageFilters } from './message-filters.ts';

export const messagesQuery = (filters: MessageFilters) =>
  queryOptions({
    queryKey: ['messages', 'list', listQuery(filters)],
    queryFn: ({ signal }) => call('listMessages', { query: listQuery(filters) }, { signal }),
    placeholderData: keepPreviousData,
  });

export const unreadQuery = queryOptions({ ...unreadMessagesQuery, refetchInterval: HEALTH_POLL_MS });
