import { MESSAGES_PAGE_SIZE } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { choiceParam, type FiltersOf, pageParam } from '#shared/list-filters/filter-params.ts';

const stateTexts = { due: 'para-avisar', waiting: 'esperan', told: 'avisadas' };

export const alertFilters = {
  state: choiceParam('estado', stateTexts, ''),
  page: pageParam,
  /** Page of the awaited variants, which stand below the alerts. */
  awaitedPage: { ...pageParam, name: 'esperado' },
};

export type AlertFilters = FiltersOf<typeof alertFilters>;

export const PHONE_ALERTS_KEY = ['stock-alerts', 'phones'] as const;

const listQuery = ({ page, state }: AlertFilters) => ({
  page,
  limit: MESSAGES_PAGE_SIZE,
  ...(state && { state }),
});

export const phoneAlertsQuery = (filters: AlertFilters) =>
  queryOptions({
    queryKey: [...PHONE_ALERTS_KEY, listQuery(filters)],
    queryFn: ({ signal }) => call('listPhoneAlerts', { query: listQuery(filters) }, { signal }),
    placeholderData: keepPreviousData,
  });

export const awaitedVariantsQuery = (page: number) =>
  queryOptions({
    queryKey: ['stock-alerts', 'variants', page],
    queryFn: ({ signal }) =>
      call('listAwaitedVariants', { query: { page, limit: MESSAGES_PAGE_SIZE } }, { signal }),
    placeholderData: keepPreviousData,
  });
