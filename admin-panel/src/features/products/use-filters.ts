import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ProductFilters, filtersFromUrl, filtersToUrl, withFilter } from './product-filters.ts';

/** The filters that the address names, and how to change them. */
export function useFilters() {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (part: Partial<ProductFilters>) =>
      // What is typed does not leave a step for Back behind each pause.
      setParams((now) => filtersToUrl(withFilter(filtersFromUrl(now), part)), {
        replace: 'search' in part,
        preventScrollReset: true,
      }),
    [setParams],
  );
  const filters = useMemo(() => filtersFromUrl(params), [params]);
  return { filters, change };
}
