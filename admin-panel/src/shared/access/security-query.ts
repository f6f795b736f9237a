import { accountSecurity } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../resource/query.ts';
import { useCan } from './permissions.ts';

export const securityQuery = {
  ...queryOf(accountSecurity, {}, ({ security }) => security),
  // Another page or device may have changed it.
  staleTime: 0,
};

/** Returns whether the signed-in person may change prices; false until the server has said so. */
export function useMayChangePrices(): boolean {
  const isOwner = useCan('changePrices');
  const query = useQuery({ ...securityQuery, enabled: !isOwner });
  return isOwner || query.data?.mayChangePrices === true;
}
