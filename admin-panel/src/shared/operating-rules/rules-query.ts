import { queryOptions } from '@tanstack/react-query';
import { call } from '@shop/web-kit/api';

/** Loads the owner's rules. */
export const rulesQuery = queryOptions({
  queryKey: ['rules'],
  queryFn: async ({ signal }) => (await call('getOperatingRules', {}, { signal })).rules,
});
