import { MESSAGES_PAGE_SIZE } from '@shop/contract';
import { type ComponentProps, type ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadError } from '#ui/feedback/error-notice.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import { TabStrip, tabRowStyles } from '#ui/layout/tab-strip.tsx';
import { Pagination } from '#ui/list/pagination.tsx';
import { type SetFilters, useExistingPage } from '../list-filters/use-list-filters.ts';
import { type Failed, failureText } from './loaded.tsx';

type Paged = { totalPages: number };
type ListQuery<Data> = ComponentProps<typeof LoadError>['query'] & {
  data: Data | undefined;
  error: unknown;
  isPending: boolean;
  isPlaceholderData: boolean;
};

type PagedListProps<Data extends Paged> = {
  query: ListQuery<Data>;
  total: (data: Data) => number;
  texts: { loadFailed: Failed; showing: (from: number, to: number, total: number) => string };
  page: number;
  onPage: SetFilters<{ page: number }>;
  pageSize?: number;
  loadingRows?: number;
  /** Shows the rows; those of the page before are dimmed while the next one loads. */
  children: (data: Data, styles: string) => ReactNode;
};

/** Shows an answer in pages, or that it is loading or failed. */
export function PagedList<Data extends Paged>(props: PagedListProps<Data>) {
  const { query, total, texts, page, onPage, children } = props;
  const { pageSize = MESSAGES_PAGE_SIZE, loadingRows = 6 } = props;
  const { data, error, isPending } = query;
  const isPastEnd = useExistingPage(page, query, onPage);
  if (isPending || isPastEnd) return <SkeletonRows rows={loadingRows} />;
  return (
    <>
      {error !== null && (
        <LoadError className="m-4" query={query} message={failureText(error, texts.loadFailed)} />
      )}
      {data && (
        <>
          {children(data, classNames('transition-opacity', query.isPlaceholderData && 'opacity-60'))}
          <Pagination
            page={page}
            pageSize={pageSize}
            showing={texts.showing}
            onPage={(next) => onPage({ page: next })}
            total={total(data)}
            totalPages={data.totalPages}
          />
        </>
      )}
    </>
  );
}

type ListProps<Data extends Paged, Row> = Omit<PagedListProps<Data>, 'children'> & {
  rows: (data: Data) => readonly Row[];
  empty: ComponentProps<typeof EmptyState>;
  listClassName?: string;
  listLabel?: string;
  /** Stands above the rows while there are any. */
  intro?: string;
  children: (row: Row) => ReactNode;
};

/** Lists rows in pages with their states: loading, failed, empty. */
export function ResourceList<Data extends Paged, Row>(props: ListProps<Data, Row>) {
  const { rows, empty, listClassName, listLabel, intro, children, ...paged } = props;
  return (
    <PagedList {...paged}>
      {(data, styles) =>
        rows(data).length === 0 ? (
          <EmptyState {...empty} />
        ) : (
          <>
            {intro && <p className="border-b border-line px-4 py-3 text-sm text-muted">{intro}</p>}
            <ul aria-label={listLabel} className={classNames('divide-y divide-line', styles, listClassName)}>
              {rows(data).map(children)}
            </ul>
          </>
        )
      }
    </PagedList>
  );
}

type StateChoiceProps<V extends string> = {
  texts: { filter: string; all: string; states: Readonly<Record<V, string>> };
  states: readonly V[];
  value: V | '';
  onChoice: (state: V | '') => void;
};

/** Chooses the state of the rows that a list shows. */
export function StateChoice<V extends string>({ texts, states, value, onChoice }: StateChoiceProps<V>) {
  const all = { value: '' as const, label: texts.all };
  const options = [all, ...states.map((one) => ({ value: one, label: texts.states[one] }))];
  return (
    <TabStrip className="border-b border-line">
      <div className={classNames(tabRowStyles, 'p-3')}>
        <Segmented<V | ''> label={texts.filter} options={options} value={value} onChange={onChoice} />
      </div>
    </TabStrip>
  );
}
