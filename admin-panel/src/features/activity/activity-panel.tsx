import { call, errorText } from '@shop/web-kit/api';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { DayFilter } from '#shared/list-filters/day-filter.tsx';
import { FilterSelect } from '#shared/list-filters/filter-select.tsx';
import { SearchField } from '#shared/list-filters/search-field.tsx';
import { type SetFilters } from '#shared/list-filters/use-list-filters.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadError } from '#ui/feedback/error-notice.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Options } from '#ui/form/input.tsx';
import { Card } from '#ui/layout/card.tsx';
import { ActivityEntry, actorText } from './activity-entry.tsx';
import { type ActivityFilters, auditQueryOf, hasFilters, KINDS } from './activity-filters.ts';
import { texts } from './texts.ts';

const t = texts.filters;

const kindOptions = [
  { value: '', label: t.allKinds },
  ...KINDS.map((value) => ({ value, label: t.kinds[value] })),
];

type BarProps = {
  filters: ActivityFilters;
  actors: readonly string[];
  onFilters: SetFilters<ActivityFilters>;
};

function ActivityFiltersBar({ filters, actors, onFilters }: BarProps) {
  // A person of the address stays to be chosen while the list of people loads.
  const people = [...new Set([...actors, ...(filters.actor ? [filters.actor] : [])])];
  const actorOptions = [
    { value: '', label: t.allActors },
    ...people.map((value) => ({ value, label: actorText(value) })),
  ];
  return (
    <div className="grid grid-cols-2 gap-3 border-b border-line p-3 lg:grid-cols-[2fr_1fr_1fr_auto_auto]">
      <SearchField
        className="col-span-2 lg:col-span-1"
        label={t.search}
        placeholder={t.placeholder}
        search={filters.search}
        onSearch={(search) => onFilters({ search })}
      />
      <FilterSelect label={t.actor} value={filters.actor} onChoice={(actor) => onFilters({ actor })}>
        <Options options={actorOptions} />
      </FilterSelect>
      <FilterSelect
        label={t.kind}
        value={filters.kind}
        onChoice={(kind) => onFilters({ kind: kind as ActivityFilters['kind'] })}
      >
        <Options options={kindOptions} />
      </FilterSelect>
      <DayFilter label={t.from} canBeEmpty day={filters.from} onDay={(from) => onFilters({ from })} />
      <DayFilter label={t.to} canBeEmpty day={filters.to} onDay={(to) => onFilters({ to })} />
    </div>
  );
}

const activityQuery = (filters: ActivityFilters) =>
  infiniteQueryOptions({
    queryKey: ['audit', auditQueryOf(filters)],
    queryFn: ({ pageParam, signal }) =>
      call(
        'listAudit',
        { query: { ...auditQueryOf(filters), ...(pageParam && { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

const noFilters = { actor: '', kind: '', from: '', to: '', search: '' } as const;

type PanelProps = { filters: ActivityFilters; onFilters: SetFilters<ActivityFilters> };

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
