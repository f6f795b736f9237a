import { listOwnSessions } from '@shop/contract';
import { call } from '@shop/web-kit/api';
import { queryOptions } from '@tanstack/react-query';

export const SESSIONS_KEY = ['account', 'sessions'] as const;

export const sessionsQuery = queryOptions({
  queryKey: SESSIONS_KEY,
  queryFn: async ({ signal }) => (await call(listOwnSessions, {}, { signal })).sessions,
  staleTime: 0,
});
