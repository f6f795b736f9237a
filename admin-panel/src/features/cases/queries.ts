import {
  type AnswerOf,
  type CaseListKind,
  type CaseListState,
  countDueCases,
  getOrder,
  listCases,
  MESSAGES_PAGE_SIZE,
  readCase,
  workStats,
} from '@shop/contract';
import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { choiceParam, type FiltersOf, pageParam, textParam } from '#shared/list-filters/filter-params.ts';
import { keyOf, nounOf, queryOf } from '#shared/resource/query.ts';

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

export const casesQuery = (filters: CaseFilters) => ({
  ...queryOf(listCases, { query: listQuery(filters) }),
  placeholderData: keepPreviousData,
});

export const caseQuery = (id: string) => queryOf(readCase, { params: { id } }, (answer) => answer.case);

/** Loads the cases of an order. */
export const casesOfOrderQuery = (orderNumber: string) =>
  queryOf(listCases, { query: { search: orderNumber, limit: MESSAGES_PAGE_SIZE } }, ({ entries }) =>
    entries.flatMap(({ case: one }) => (one?.order?.orderNumber === orderNumber ? [one] : [])),
  );

/** Shows a case as a change was answered, and loads the lists and orders anew. */
export function showCase(client: QueryClient, answer: AnswerOf<typeof readCase>): void {
  client.setQueryData(caseQuery(answer.case._id).queryKey, answer);
  for (const key of [keyOf(listCases), keyOf(countDueCases), nounOf(getOrder), nounOf(workStats)])
    void client.invalidateQueries({ queryKey: key });
}
