import { QueryClient } from '@tanstack/react-query';
import { GET_CACHE_MS } from '@shop/contract';
import { statusOf } from '../api/status-of.ts';

const MAX_RETRIES = 1;

// 4xx answers would repeat: only network and server errors are retried.
const isWorthRetrying = (error: unknown): boolean => {
  const status = statusOf(error);
  return status === 0 || (status !== undefined && status >= 500);
};

/** Creates the cache of API answers, fresh for GET_CACHE_MS. Keys start with the path's first segment. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: GET_CACHE_MS,
        gcTime: 2 * GET_CACHE_MS,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < MAX_RETRIES && isWorthRetrying(error),
      },
      // Offline a change fails at once and says so, rather than be sent later unseen.
      mutations: { networkMode: 'always' },
    },
  });

export const clearPrefix = (client: QueryClient, prefix: 'products' | 'orders' | 'content'): Promise<void> =>
  client.invalidateQueries({ queryKey: [prefix] });
