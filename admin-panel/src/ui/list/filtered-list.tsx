import { MESSAGES_PAGE_SIZE } from '@shop/contract';
import { errorText } from '@shop/web-kit/api';
import { type ComponentProps, type ReactNode } from 'react';
import { EmptyState } from '../feedback/empty-state.tsx';
import { LoadError } from '../feedback/error-notice.tsx';
import { SkeletonRows } from '../feedback/skeleton.tsx';
import { Segmented } from '../form/segmented.tsx';
import { classNames } from '../class-names.ts';
import { TabStrip, tabRowStyles } from '../layout/tab-strip.tsx';
import { Pagination } from './pagination.tsx';

type ListTexts = {
  filter: string;
  loadFailed: (why: string) => string;
  empty: { title: string; none: string; filtered: string };
  showing: (from: number, to: number, total: number) => string;
};

type Filters<V extends string> = { state: V; page: number };

type FilteredListProps<V extends string> = {
  texts: ListTexts;
  views: ComponentProps<typeof Segmented<V>>['options'];
  filters: Filters<V>;
  onState: (state: V) => void;
  onPage: (page: number) => void;
  query: ComponentProps<typeof LoadError>['query'] & { isPending: boolean; error: Error | null };
  /** Icon of the empty list. */
  icon: ComponentProps<typeof EmptyState>['icon'];
  /** Totals of the list; undefined until it is loaded. */
  totals: { total: number; totalPages: number } | undefined;
  /** List items; undefined until they are loaded. */
  children: readonly ReactNode[] | undefined;
};

/** Shows a list in pages below its filter, with its states: loading, failed, empty. */
export function FilteredList<V extends string>(props: FilteredListProps<V>) {
  const { texts, views, filters, query, totals, children } = props;
  const { title, none, filtered } = texts.empty;
  return (
    <>
      <TabStrip className="border-b border-line">
        <div className={classNames(tabRowStyles, 'p-3')}>
          <Segmented label={texts.filter} options={views} value={filters.state} onChange={props.onState} />
        </div>
      </TabStrip>
      {query.error && (
        <LoadError className="m-4" query={query} message={texts.loadFailed(errorText(query.error))} />
      )}
      {query.isPending && <SkeletonRows rows={6} />}
      {children?.length === 0 && (
        <EmptyState icon={props.icon} title={title} text={filters.state ? filtered : none} />
      )}
      {children && children.length > 0 && <ul className="divide-y divide-line">{children}</ul>}
      {totals && (
        <Pagination
          page={filters.page}
          pageSize={MESSAGES_PAGE_SIZE}
          showing={texts.showing}
          onPage={props.onPage}
          {...totals}
        />
      )}
    </>
  );
}
