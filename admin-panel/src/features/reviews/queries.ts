import { MESSAGES_PAGE_SIZE } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { choiceParam, type FiltersOf, pageParam } from '#shared/list-filters/filter-params.ts';

const stateTexts = { pending: 'pendientes', published: 'publicadas', rejected: 'rechazadas' };

export const reviewFilters = { state: choiceParam('estado', stateTexts, ''), page: pageParam };

export type ReviewFilters = FiltersOf<typeof reviewFilters>;

const listQuery = ({ page, state }: ReviewFilters) => ({
  page,
  limit: MESSAGES_PAGE_SIZE,
  ...(state && { state }),
});

export const reviewsQuery = (filters: ReviewFilters) =>
  queryOptions({
    queryKey: ['reviews', 'list', listQuery(filters)],
    queryFn: ({ signal }) => call('listReviews', { query: listQuery(filters) }, { signal }),
    placeholderData: keepPreviousData,
  });
