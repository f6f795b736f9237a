import { call } from '@shop/web-kit/api';
import { queryOptions } from '@tanstack/react-query';

const SECURITY_KEY = ['account', 'security'] as const;
export const SESSIONS_KEY = ['account', 'sessions'] as const;

export const securityQuery = queryOptions({
  queryKey: SECURITY_KEY,
  queryFn: async ({ signal }) => (await call('accountSecurity', {}, { signal })).security,
  // Another page or device may have changed it.
  staleTime: 0,
});

export const sessionsQuery = queryOptions({
  queryKey: SESSIONS_KEY,
  queryFn: async ({ signal }) => (await call('listOwnSessions', {}, { signal })).sessions,
  staleTime: 0,
});
