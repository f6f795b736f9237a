import {
  type CaseDetail,
  type CaseListKind,
  type CaseListState,
  listCases,
  MESSAGES_PAGE_SIZE,
  readCase,
} from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { choiceParam, type FiltersOf, pageParam, textParam } from '#shared/list-filters/filter-params.ts';

const states: Record<CaseListState, string> = { open: 'abiertos', due: 'vencen', closed: 'cerrados' };
const kinds: Record<CaseListKind, string> = {
  message: 'mensajes',
  withdrawal: 'arrepentimientos',
  exchange: 'cambios',
  data_request: 'datos',
};

export const caseFilters = {
  state: choiceParam('estado', states, ''),
  kind: choiceParam('tipo', kinds, ''),
  search: textParam('buscar', 80),
  page: pageParam,
};
export type CaseFilters = FiltersOf<typeof caseFilters>;

const listQuery = ({ page, state, kind, search }: CaseFilters) => ({
  page,
  limit: MESSAGES_PAGE_SIZE,
  ...(state && { state }),
  ...(kind && { kind }),
  ...(search && { search }),
});

export const casesQuery = (filters: CaseFilters) =>
  queryOptions({
    queryKey: ['cases', 'list', listQuery(filters)],
    queryFn: ({ signal }) => call(listCases, { query: listQuery(filters) }, { signal }),
    placeholderData: keepPreviousData,
  });

export const caseQuery = (id: string) =>
  queryOptions({
    queryKey: ['cases', 'detail', id],
    queryFn: async () => (await call(readCase, { params: { id } })).case,
  });

/** Loads the cases of an order. */
export const casesOfOrderQuery = (orderNumber: string) =>
  queryOptions({
    queryKey: ['cases', 'order', orderNumber],
    queryFn: async () => {
      const { entries } = await call(listCases, {
        query: { search: orderNumber, limit: MESSAGES_PAGE_SIZE },
      });
      return entries.flatMap(({ case: one }) => (one?.order?.orderNumber === orderNumber ? [one] : []));
    },
  });

/** Shows a case as a change was answered, and loads the lists and orders anew. */
export function showCase(client: QueryClient, changed: CaseDetail): void {
  client.setQueryData(caseQuery(changed._id).queryKey, changed);
  for (const key of [['cases', 'list'], ['cases', 'due'], ['cases', 'order'], ['orders'], ['stats']])
    void client.invalidateQueries({ queryKey: key });
}
