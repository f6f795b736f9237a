import { call } from '@shop/web-kit/api';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { type ActivityFilters, auditQueryOf } from './activity-filters.ts';

export const activityQuery = (filters: ActivityFilters) =>
  infiniteQueryOptions({
    queryKey: ['audit', auditQueryOf(filters)],
    queryFn: ({ pageParam, signal }) =>
      call(
        'listAudit',
        { query: { ...auditQueryOf(filters), ...(pageParam && { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
