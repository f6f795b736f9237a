import { QueryClient } from '@tanstack/react-query';
import { GET_CACHE_MS } from '@shop/contract';
import { statusOf } from '../api/status-of.ts';

const PREFIXES_CLEARED_BY_WRITES = ['products', 'orders', 'content'] as const;
export type ClearedPrefix = (typeof PREFIXES_CLEARED_BY_WRITES)[number];

const MAX_RETRIES = 1;

// A refusal stays a refusal: only a missing answer or a fault of the server is worth asking again.
const isWorthRetrying = (error: unknown): boolean => {
  const status = statusOf(error);
  return status === 0 || (status !== undefined && status >= 500);
};

/** The cache of the calls: an answer stays fresh for five minutes. Keys start with the path's first segment. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: GET_CACHE_MS,
        gcTime: 2 * GET_CACHE_MS,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < MAX_RETRIES && isWorthRetrying(error),
      },
    },
  });

/** Forgets every answer below a path, as any successful write on it demands. */
export const clearPrefix = (
  client: QueryClient,
  prefix: ClearedPrefix | 'interactions' | 'shop',
): Promise<void> => client.invalidateQueries({ queryKey: [prefix] });

/** The prefix that a successful write on a path clears, if any. */
export const prefixClearedBy = (path: string): ClearedPrefix | undefined =>
  PREFIXES_CLEARED_BY_WRITES.find((prefix) => path.startsWith(`/${prefix}`));
