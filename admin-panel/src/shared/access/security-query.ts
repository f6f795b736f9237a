import { accountSecurity } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCan } from './permissions.ts';

export const securityQuery = queryOptions({
  queryKey: ['account', 'security'],
  queryFn: async ({ signal }) => (await call(accountSecurity, {}, { signal })).security,
  // Another page or device may have changed it.
  staleTime: 0,
});

/** Returns whether the signed-in person may change prices; false until the server has said so. */
export function useMayChangePrices(): boolean {
  const isOwner = useCan('changePrices');
  const query = useQuery({ ...securityQuery, enabled: !isOwner });
  return isOwner || query.data?.mayChangePrices === true;
}
