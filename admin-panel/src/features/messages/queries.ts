import { HEALTH_POLL_MS, MESSAGES_PAGE_SIZE } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { choiceParam, type FiltersOf, pageParam } from '#shared/list-filters/filter-params.ts';
import { unreadMessagesQuery } from '#shared/shop-queries.ts';

const stateTexts = { unread: 'sin-leer', unanswered: 'sin-responder', answered: 'respondidos' };

export const messageFilters = { state: choiceParam('estado', stateTexts, ''), page: pageParam };

export type MessageFilters = FiltersOf<typeof messageFilters>;

const listQuery = ({ page, state }: MessageFilters) => ({
  page,
  limit: MESSAGES_PAGE_SIZE,
  ...(state && { state }),
});

export const messagesQuery = (filters: MessageFilters) =>
  queryOptions({
    queryKey: ['messages', 'list', listQuery(filters)],
    queryFn: ({ signal }) => call('listMessages', { query: listQuery(filters) }, { signal }),
    placeholderData: keepPreviousData,
  });

export const unreadQuery = queryOptions({ ...unreadMessagesQuery, refetchInterval: HEALTH_POLL_MS });
