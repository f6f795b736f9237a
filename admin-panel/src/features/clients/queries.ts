import { ADMIN_ORDERS_PAGE_SIZE, type ClientSort, getClient, listClients } from '@shop/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { choiceParam, type FiltersOf, pageParam, textParam } from '#shared/list-filters/filter-params.ts';
import { queryOf } from '#shared/resource/query.ts';

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

export const clientsQuery = (filters: ClientFilters) => ({
  ...queryOf(listClients, {
    query: { page: filters.page, limit: ADMIN_ORDERS_PAGE_SIZE, ...filterQuery(filters) },
  }),
  placeholderData: keepPreviousData,
});

export const clientQuery = (id: string, page: number) => ({
  ...queryOf(getClient, { params: { id }, query: { page } }, ({ client }) => client),
  placeholderData: keepPreviousData,
});
