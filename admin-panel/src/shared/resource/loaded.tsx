import { errorText } from '@shop/web-kit/api';
import { type ReactElement, type ReactNode } from 'react';
import { LoadError } from '#ui/feedback/error-notice.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { LoadingScreen } from '#ui/feedback/spinner.tsx';

/** A text for errors without words, or a sentence around theirs. */
export type Failed = Parameters<typeof errorText>[1] | ((why: string, error: unknown) => string);

export const failureText = (error: unknown, failed: Failed): string =>
  typeof failed === 'function' ? failed(errorText(error), error) : errorText(error, failed);

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
  /** The words of a loading screen, the number of rows of a list, or a placeholder of its own. */
  loading: string | number | ReactElement;
  children: (data: T) => ReactNode;
};

/** Shows what a query answered, or that it is loading or failed. */
export function Loaded<T>({ query, failed, loading, children }: LoadedProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isPending) return <LoadError query={query} message={failureText(query.error, failed)} />;
  if (typeof loading === 'string') return <LoadingScreen label={loading} />;
  return typeof loading === 'number' ? <SkeletonRows rows={loading} /> : loading;
}
