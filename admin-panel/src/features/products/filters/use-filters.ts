import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ProductFilters, filtersFromUrl, filtersToUrl, withFilter } from './product-filters.ts';

/** The filters that the address names, and how to change them. */
export function useFilters() {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    // What is typed does not leave a step for Back behind each pause.
    (part: Partial<ProductFilters>, { replace } = { replace: 'search' in part }) =>
      setParams((now) => filtersToUrl(withFilter(filtersFromUrl(now), part)), {
        replace,
        preventScrollReset: true,
      }),
    [setParams],
  );
  const filters = useMemo(() => filtersFromUrl(params), [params]);
  return { filters, change };
}
