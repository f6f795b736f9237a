import { useCallback, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  type FilterSchema,
  type FiltersOf,
  parseFilters,
  serializeFilters,
  withFilters,
} from './filter-params.ts';

export type SetFilters<F> = (change: Partial<F>, options?: { replace: boolean }) => void;

export function useListFilters<S extends FilterSchema>(schema: S) {
  const [params, setParams] = useSearchParams();
  const setFilters: SetFilters<FiltersOf<S>> = useCallback(
    // Typing replaces the history entry: otherwise each pause would add a step for Back.
    (change, { replace } = { replace: 'search' in change }) =>
      setParams((current) => serializeFilters(schema, withFilters(parseFilters(schema, current), change)), {
        replace,
        preventScrollReset: true,
      }),
    [schema, setParams],
  );
  const filters = useMemo(() => parseFilters(schema, params), [schema, params]);
  return { filters, setFilters };
}

type PagedQuery = { data: { totalPages: number } | undefined; isPlaceholderData: boolean };

/** Replaces a page past the end of the list, as after a deletion, by the last one; returns whether it has to. */
export function useExistingPage(
  page: number,
  { data, isPlaceholderData }: PagedQuery,
  setFilters: SetFilters<{ page: number }>,
): boolean {
  const lastPage = data && !isPlaceholderData ? Math.max(1, data.totalPages) : page;
  useEffect(() => {
    if (page > lastPage) setFilters({ page: lastPage }, { replace: true });
  }, [page, lastPage, setFilters]);
  return page > lastPage;
}
