import { errorText } from '@shop/web-kit/api';
import { type ComponentProps, type ReactNode } from 'react';
import { EmptyState } from '../feedback/empty-state.tsx';
import { LoadError } from '../feedback/error-notice.tsx';
import { SkeletonRows } from '../feedback/skeleton.tsx';
import { Segmented } from '../form/segmented.tsx';
import { Pagination } from './pagination.tsx';

type Query = ComponentProps<typeof LoadError>['query'] & { isPending: boolean; error: Error | null };

type FilteredListProps<V extends string> = {
  /** Label, choices and choice of the filter above the list. */
  filter: ComponentProps<typeof Segmented<V>>;
  query: Query;
  loadFailed: (why: string) => string;
  /** What stands instead of an empty list; null while the list has rows. */
  empty: ComponentProps<typeof EmptyState> | null;
  /** Undefined until the list is loaded. */
  pages: ComponentProps<typeof Pagination> | undefined;
  /** The rows as list items; false until they are loaded. */
  children: ReactNode;
};

/** Shows a list in pages below its filter, with its states: loading, failed, empty. */
export function FilteredList<V extends string>(props: FilteredListProps<V>) {
  const { filter, query, loadFailed, empty, pages, children } = props;
  return (
    <>
      <div className="flex overflow-x-auto border-b border-line p-3">
        <Segmented {...filter} />
      </div>
      {query.error && (
        <LoadError className="m-4" query={query} message={loadFailed(errorText(query.error))} />
      )}
      {query.isPending && <SkeletonRows rows={6} />}
      {empty && <EmptyState {...empty} />}
      {!empty && children && <ul className="divide-y divide-line">{children}</ul>}
      {pages && <Pagination {...pages} />}
    </>
  );
}
