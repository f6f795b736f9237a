import { type UseQueryResult } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { texts } from '../texts.ts';

type PanelBodyProps<T> = {
  query: Pick<UseQueryResult<T>, 'data' | 'isPending' | 'isError' | 'refetch' | 'isFetching'>;
  empty: T;
  children: (data: T) => ReactNode;
  skeletonRows?: number;
};

/** Shows the empty data with a notice when the load has failed. */
export function PanelBody<T>({ query, empty, children, skeletonRows = 4 }: PanelBodyProps<T>) {
  if (query.isPending) return <SkeletonRows rows={skeletonRows} className="p-0" />;
  return (
    <>
      {query.isError && <PanelError retrying={query.isFetching} onRetry={() => void query.refetch()} />}
      {children(query.data ?? empty)}
    </>
  );
}

export const PanelError = ({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) => (
  <p role="status" className="mb-2 flex flex-wrap items-center gap-x-2 text-sm text-danger">
    {texts.panelFailed}
    <Button variant="link" size="sm" busy={retrying} onClick={onRetry}>
      {texts.retry}
    </Button>
  </p>
);
