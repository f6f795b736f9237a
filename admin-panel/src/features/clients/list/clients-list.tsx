import { ADMIN_ORDERS_PAGE_SIZE } from '@shop/contract';
import { type CallAnswer, errorText } from '@shop/web-kit/api';
import { useQuery } from '@tanstack/react-query';
import { useCan } from '#shared/access/permissions.ts';
import { FilterSelect } from '#shared/list-filters/filter-select.tsx';
import { SearchField } from '#shared/list-filters/search-field.tsx';
import { type SetFilters, useExistingPage } from '#shared/list-filters/use-list-filters.ts';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Banner, LoadError } from '#ui/feedback/error-notice.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Options } from '#ui/form/input.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Pagination } from '#ui/list/pagination.tsx';
import { type ClientFilters, clientsQuery } from '../queries.ts';
import { texts } from '../texts.ts';
import { ClientsTable } from './clients-table.tsx';

type ListProps = { filters: ClientFilters; onFilters: SetFilters<ClientFilters> };

const sortOptions = Object.entries(texts.filters.sorts).map(([value, label]) => ({ value, label }));

const FiltersBar = ({ filters, onFilters }: ListProps) => {
  // The order alone would say who spends most.
  const seesFigures = useCan('seeFigures');
  const options = sortOptions.filter(({ value }) => seesFigures || value !== 'spent');
  return (
    <div className="grid grid-cols-1 items-center gap-x-4 gap-y-2 p-3 sm:grid-cols-[1fr_13rem_auto]">
      <SearchField
        label={texts.filters.search}
        hideLabel
        placeholder={texts.filters.searchPlaceholder}
        search={filters.search}
        onSearch={(search) => onFilters({ search })}
      />
      <FilterSelect
        label={texts.filters.sort}
        hideLabel
        value={filters.sort}
        onChoice={(sort) => onFilters({ sort: sort as ClientFilters['sort'] }, { replace: true })}
      >
        <Options options={options} />
      </FilterSelect>
      <label className="flex min-h-11 items-center gap-3 text-sm font-medium">
        <Checkbox
          checked={filters.consent === 'yes'}
          onChange={({ target }) => onFilters({ consent: target.checked ? 'yes' : '' })}
        />
        {texts.filters.consent}
      </label>
    </div>
  );
};

type FoundProps = ListProps & { answer: CallAnswer<'listClients'>; outdated: boolean };

const Found = ({ filters, onFilters, answer, outdated }: FoundProps) => {
  const { clients, totalClients, totalPages, pendingOrders } = answer;
  const isFiltered = filters.search !== '' || filters.consent !== '';
  return (
    <>
      {pendingOrders > 0 && (
        <Banner tone="info" className="mx-3 mb-3">
          {texts.pending(pendingOrders)}
        </Banner>
      )}
      <p role="status" className="px-4 pb-2 text-sm text-muted">
        {texts.found(totalClients)}
      </p>
      <div className={classNames('border-t border-line transition-opacity', outdated && 'opacity-60')}>
        {clients.length === 0 ? (
          <EmptyState
            icon="users"
            title={texts.empty.title}
            text={isFiltered ? texts.empty.filtered : texts.empty.none}
          />
        ) : (
          <ClientsTable clients={clients} />
        )}
      </div>
      <Pagination
        page={filters.page}
        pageSize={ADMIN_ORDERS_PAGE_SIZE}
        total={totalClients}
        totalPages={totalPages}
        onPage={(page) => onFilters({ page })}
        showing={texts.showing}
      />
    </>
  );
};

function LoadedClients({ filters, onFilters }: ListProps) {
  const query = useQuery(clientsQuery(filters));
  const { data, isPending, isError, error, isPlaceholderData } = query;
  const isPastEnd = useExistingPage(filters.page, query, onFilters);
  if (isPending || isPastEnd) return <SkeletonRows rows={8} />;
  return (
    <>
      {isError && <LoadError className="m-4" query={query} message={texts.loadFailed(errorText(error))} />}
      {data && <Found filters={filters} onFilters={onFilters} answer={data} outdated={isPlaceholderData} />}
    </>
  );
}

/** Lists the clients in pages, searched, sorted and filtered. */
export const ClientsList = (props: ListProps) => (
  <Card className="overflow-clip">
    <FiltersBar {...props} />
    <LoadedClients {...props} />
  </Card>
);
