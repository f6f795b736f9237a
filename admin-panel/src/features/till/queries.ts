import { readTill } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { queryOptions } from '@tanstack/react-query';

export const TILL_KEY = ['till'] as const;

/** Loads the money of a day, its cash entries and its till closings. */
export const tillQuery = (day: string) =>
  queryOptions({
    queryKey: [...TILL_KEY, day],
    queryFn: async ({ signal }) => (await call(readTill, { params: { day } }, { signal })).till,
    // Payments are recorded elsewhere, also by other people while cash is counted.
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
