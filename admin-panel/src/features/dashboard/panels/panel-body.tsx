import { type UseQueryResult } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { texts } from '../texts.ts';

type PartProps<T> = {
  query: Pick<UseQueryResult<T>, 'data' | 'isPending' | 'isError' | 'refetch' | 'isFetching'>;
  /** What shows in place of data that could not be loaded. */
  empty: T;
  children: (data: T) => ReactNode;
  skeletonRows?: number;
};

/** One part of the dashboard: it loads alone, and when it fails it falls back to empty data and says so. */
export function Part<T>({ query, empty, children, skeletonRows = 4 }: PartProps<T>) {
  if (query.isPending) return <SkeletonRows rows={skeletonRows} className="p-0" />;
  return (
    <>
      {query.isError && <PartFailed retrying={query.isFetching} onRetry={() => void query.refetch()} />}
      {children(query.data ?? empty)}
    </>
  );
}

/** The small notice of a part that could not be loaded. */
export const PartFailed = ({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) => (
  <p role="status" className="mb-2 flex flex-wrap items-center gap-x-2 text-sm text-danger">
    {texts.partFailed}
    <Button variant="link" size="sm" busy={retrying} onClick={onRetry}>
      {texts.retry}
    </Button>
  </p>
);
