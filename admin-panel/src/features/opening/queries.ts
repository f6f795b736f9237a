import { getOpening } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { queryOptions } from '@tanstack/react-query';

/** Reads the checklist anew on each visit: any other screen may have changed its data. */
export const openingQuery = queryOptions({
  queryKey: ['opening'],
  queryFn: async ({ signal }) => (await call(getOpening, {}, { signal })).opening,
  staleTime: 0,
});
