import { ADMIN_ORDERS_PAGE_SIZE, type ClientSort, getClient, listClients } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { choiceParam, type FiltersOf, pageParam, textParam } from '#shared/list-filters/filter-params.ts';

const sortTexts: Record<Exclude<ClientSort, 'last'>, string> = {
  spent: 'gasto',
  orders: 'ordenes',
  name: 'nombre',
};

export const clientFilters = {
  search: textParam('buscar', 100),
  sort: choiceParam('orden', sortTexts, 'last'),
  consent: choiceParam('novedades', { yes: 'si' }, ''),
  page: pageParam,
};

export type ClientFilters = FiltersOf<typeof clientFilters>;

/** Returns the filters as the list and the export read them. */
export const filterQuery = ({ search, sort, consent }: ClientFilters) => ({
  ...(search && { search }),
  sort,
  ...(consent && { consent }),
});

export const clientsQuery = (filters: ClientFilters) => {
  const query = { page: filters.page, limit: ADMIN_ORDERS_PAGE_SIZE, ...filterQuery(filters) };
  return queryOptions({
    queryKey: ['clients', 'list', query],
    queryFn: ({ signal }) => call(listClients, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
};

export const clientQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: ['clients', 'detail', id, page],
    queryFn: async ({ signal }) =>
      (await call(getClient, { params: { id }, query: { page } }, { signal })).client,
    placeholderData: keepPreviousData,
  });
