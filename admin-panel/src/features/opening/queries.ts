import { call } from '@shop/web-kit/api';
import { queryOptions } from '@tanstack/react-query';

/** Read anew on each visit: any other screen may have changed what a check looks at. */
export const openingQuery = queryOptions({
  queryKey: ['opening'],
  queryFn: async ({ signal }) => (await call('getOpening', {}, { signal })).opening,
  staleTime: 0,
});
