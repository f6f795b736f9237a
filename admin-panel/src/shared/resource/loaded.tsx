import { errorText } from '@shop/web-kit/api';
import { type ReactNode } from 'react';
import { LoadError } from '#ui/feedback/error-notice.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { LoadingScreen } from '#ui/feedback/spinner.tsx';

/** A text for errors without words, or a sentence around theirs. */
export type Failed = Parameters<typeof errorText>[1] | ((why: string) => string);

export const failureText = (error: unknown, failed: Failed): string =>
  typeof failed === 'function' ? failed(errorText(error)) : errorText(error, failed);

type LoadedQuery<T> = {
  data: T | undefined;
  error: unknown;
  isPending: boolean;
  isFetching: boolean;
  refetch: () => unknown;
};

type LoadedProps<T> = {
  query: LoadedQuery<T>;
  failed: Failed;
  /** The words of a loading screen, or the number of rows of a list. */
  loading: string | number;
  children: (data: T) => ReactNode;
};

/** Shows what a query answered, or that it is loading or failed. */
export function Loaded<T>({ query, failed, loading, children }: LoadedProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isPending) return <LoadError query={query} message={failureText(query.error, failed)} />;
  return typeof loading === 'string' ? <LoadingScreen label={loading} /> : <SkeletonRows rows={loading} />;
}
