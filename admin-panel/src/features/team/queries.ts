import { listStaff } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { queryOptions } from '@tanstack/react-query';

export const teamQuery = queryOptions({
  queryKey: ['team'],
  queryFn: ({ signal }) => call(listStaff, {}, { signal }),
});
