import { listAudit } from '@shop/contract';
import { call, errorText } from '@shop/web-kit/api';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type FilterField, FilterFields, withAll } from '#shared/list-filters/filter-fields.tsx';
import { type SetFilters } from '#shared/list-filters/use-list-filters.ts';
import { keyOf } from '#shared/resource/query.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadError } from '#ui/feedback/error-notice.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { ActivityEntry, actorText } from './activity-entry.tsx';
import { type ActivityFilters, auditQueryOf, hasFilters, KINDS } from './activity-filters.ts';
import { texts } from './texts.ts';

const activityQuery = (filters: ActivityFilters) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(listAudit), auditQueryOf(filters)],
    queryFn: ({ pageParam, signal }) =>
      call(
        listAudit,
        { query: { ...auditQueryOf(filters), ...(pageParam && { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

const t = texts.filters;

const kindOptions = withAll(t.allKinds, KINDS, t.kinds);

type PanelProps = { filters: ActivityFilters; onFilters: SetFilters<ActivityFilters> };

function ActivityFiltersBar({ filters, onFilters, actors }: PanelProps & { actors: readonly string[] }) {
  // A person of the address stays to be chosen while the list of people loads.
  const people = [...new Set([...actors, ...(filters.actor ? [filters.actor] : [])])];
  const actorOptions = people.map((value) => ({ value, label: actorText(value) }));
  const fields: FilterField<ActivityFilters>[] = [
    {
      kind: 'search',
      name: 'search',
      className: 'col-span-2 lg:col-span-1',
      label: t.search,
      placeholder: t.placeholder,
    },
    {
      kind: 'choice',
      name: 'actor',
      label: t.actor,
      options: [{ value: '', label: t.allActors }, ...actorOptions],
    },
    { kind: 'choice', name: 'kind', label: t.kind, options: kindOptions },
    { kind: 'day', name: 'from', label: t.from },
    { kind: 'day', name: 'to', label: t.to },
  ];
  return (
    <div className="grid grid-cols-2 gap-3 border-b border-line p-3 lg:grid-cols-[2fr_1fr_1fr_auto_auto]">
      <FilterFields filters={filters} onFilters={onFilters} fields={fields} />
    </div>
  );
}

const noFilters = { actor: '', kind: '', from: '', to: '', search: '' } as const;

function Nothing({ filters, onFilters }: PanelProps) {
  if (!hasFilters(filters)) return <EmptyState icon="history" title={texts.empty} text={texts.emptyText} />;
  const clear = <Button onClick={() => onFilters(noFilters)}>{texts.clear}</Button>;
  return <EmptyState icon="history" title={texts.title} text={texts.filtered} action={clear} />;
}

type RestProps = {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
};

/** Offers the next page, or says that there is none. */
function Rest({ query: { hasNextPage, isFetchingNextPage, fetchNextPage } }: RestProps) {
  if (!hasNextPage)
    return (
      <p role="status" className="border-t border-line p-3 text-center text-sm text-muted">
        {texts.end}
      </p>
    );
  return (
    <div className="border-t border-line p-3 text-center">
      <Button busy={isFetchingNextPage} busyLabel={texts.loadingMore} onClick={() => void fetchNextPage()}>
        {texts.more}
      </Button>
    </div>
  );
}

function Entries({ filters, onFilters }: PanelProps) {
  const query = useInfiniteQuery(activityQuery(filters));
  const { data, isPending, isError, error, isPlaceholderData } = query;
  if (isPending) return <SkeletonRows rows={8} />;
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <>
      {isError && <LoadError className="m-4" query={query} message={errorText(error, texts.loadFailed)} />}
      {data && entries.length === 0 && <Nothing filters={filters} onFilters={onFilters} />}
      <ul
        aria-label={texts.list}
        className={classNames('divide-y divide-line transition-opacity', isPlaceholderData && 'opacity-60')}
      >
        {entries.map((entry) => (
          <ActivityEntry key={entry._id} entry={entry} />
        ))}
      </ul>
      {entries.length > 0 && <Rest query={query} />}
    </>
  );
}

/** Shows who did what, newest first, filtered and followed page by page. */
export function ActivityPanel({ filters, onFilters }: PanelProps) {
  const actors = useInfiniteQuery(activityQuery(filters)).data?.pages[0]?.actors ?? [];
  return (
    <Card className="overflow-clip">
      <p className="px-4 pt-3 text-sm text-muted">{texts.explanation}</p>
      <ActivityFiltersBar filters={filters} actors={actors} onFilters={onFilters} />
      <Entries filters={filters} onFilters={onFilters} />
    </Card>
  );
}
