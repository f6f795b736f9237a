import type { ReportName } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type DayRange } from './ranges.ts';

/** Loads a report; keeps the former range of the same report on screen meanwhile. */
export const reportQuery = (name: ReportName, range: DayRange) =>
  queryOptions({
    queryKey: ['reports', name, range],
    queryFn: async ({ signal }) =>
      (await call('readReport', { params: { name }, query: range }, { signal })).report,
    placeholderData: keepPreviousData,
    // Orders change the figures, wherever they change.
    staleTime: 0,
  });
