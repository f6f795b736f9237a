import { ADMIN_ORDERS_PAGE_SIZE, type ClientSummary, spreadsheetDay } from '@shop/contract';
import { formatMoney } from '@shop/web-kit/format';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useCan } from '#shared/access/permissions.ts';
import { useIsNarrowerThan } from '#shared/hooks/use-is-narrower-than.ts';
import { type FilterField, FilterFields } from '#shared/list-filters/filter-fields.tsx';
import { type SetFilters } from '#shared/list-filters/use-list-filters.ts';
import { paths } from '#shared/paths.ts';
import { PagedList } from '#shared/resource/list.tsx';
import { classNames } from '#ui/class-names.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Banner } from '#ui/feedback/error-notice.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cell, HeadCell, Table, TableBody, TableHead, TableRow } from '#ui/list/table.tsx';
import { type ClientFilters, clientsQuery } from '../queries.ts';
import { texts } from '../texts.ts';

const TABLE_FITS_PX = 1100;
const t = texts.table;

type ClientProps = { client: ClientSummary };

const lastText = ({ lastPurchaseAt }: ClientSummary): string =>
  lastPurchaseAt ? spreadsheetDay(lastPurchaseAt) : t.noLast;

const ClientLink = ({ client: { _id, name } }: ClientProps) => (
  <Link
    to={paths.client(_id)}
    className="inline-flex min-h-11 items-center font-semibold break-words text-wine underline-offset-4 hover:underline sm:min-h-6"
  >
    {name || texts.noName}
  </Link>
);

const News = ({ client }: ClientProps) => client.consents && <Badge tone="success">{t.accepts}</Badge>;

const ClientCards = ({ clients }: { clients: readonly ClientSummary[] }) => (
  <ul aria-label={t.caption} className="grid grid-cols-1 sm:grid-cols-2">
    {clients.map((client) => (
      <li
        key={client._id}
        className="flex items-start justify-between gap-3 border-b border-line p-4 sm:odd:border-r"
      >
        <div className="min-w-0">
          <ClientLink client={client} />
          <p className="text-sm text-muted">{client.phone}</p>
          <p className="text-sm break-all text-muted">{client.email}</p>
          <p className="mt-1 text-sm text-muted">
            {`${t.ordersOf(client.orders)} · ${t.last}: ${lastText(client)}`}
          </p>
        </div>
        <div className="flex flex-col items-end gap-1 pt-2.5 sm:pt-0.5">
          {client.spent !== null && (
            <span className="font-semibold tabular-nums">{formatMoney(client.spent)}</span>
          )}
          <span className="text-xs whitespace-nowrap text-muted">{t.purchasesOf(client.purchases)}</span>
          <News client={client} />
        </div>
      </li>
    ))}
  </ul>
);

const counts = ['orders', 'purchases'] as const;

/** Lists clients with what they bought, as cards where a table does not fit. */
function ClientsTable({ clients }: { clients: readonly ClientSummary[] }) {
  const showsSpent = useCan('seeFigures');
  if (useIsNarrowerThan(TABLE_FITS_PX)) return <ClientCards clients={clients} />;
  return (
    <Table caption={t.caption}>
      <TableHead sticky>
        <tr>
          <HeadCell>{t.client}</HeadCell>
          <HeadCell>{t.phone}</HeadCell>
          {[...counts, ...(showsSpent ? (['spent'] as const) : [])].map((column) => (
            <HeadCell key={column} className="text-right">
              {t[column]}
            </HeadCell>
          ))}
          <HeadCell>{t.last}</HeadCell>
          <HeadCell>{t.news}</HeadCell>
        </tr>
      </TableHead>
      <TableBody>
        {clients.map((client) => (
          <TableRow key={client._id}>
            <Cell className="max-w-72">
              <ClientLink client={client} />
              <p className="truncate text-xs text-muted">{client.email}</p>
            </Cell>
            <Cell className="whitespace-nowrap tabular-nums">{client.phone}</Cell>
            <Cell numeric>{client.orders}</Cell>
            <Cell numeric>{client.purchases}</Cell>
            {showsSpent && (
              <Cell numeric className="font-semibold">
                {formatMoney(client.spent ?? 0)}
              </Cell>
            )}
            <Cell className="whitespace-nowrap tabular-nums">{lastText(client)}</Cell>
            <Cell>
              <News client={client} />
            </Cell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

type ListProps = { filters: ClientFilters; onFilters: SetFilters<ClientFilters> };

const fieldsFor = (seesFigures: boolean): FilterField<ClientFilters>[] => [
  {
    kind: 'search',
    name: 'search',
    label: texts.filters.search,
    hideLabel: true,
    placeholder: texts.filters.searchPlaceholder,
  },
  {
    kind: 'choice',
    name: 'sort',
    label: texts.filters.sort,
    hideLabel: true,
    replace: true,
    // The order alone would say who spends most.
    options: Object.entries(texts.filters.sorts)
      .map(([value, label]) => ({ value, label }))
      .filter(({ value }) => seesFigures || value !== 'spent'),
  },
];

const FiltersBar = ({ filters, onFilters }: ListProps) => (
  <div className="grid grid-cols-1 items-center gap-x-4 gap-y-2 p-3 sm:grid-cols-[1fr_13rem_auto]">
    <FilterFields filters={filters} onFilters={onFilters} fields={fieldsFor(useCan('seeFigures'))} />
    <label className="flex min-h-11 items-center gap-3 text-sm font-medium">
      <Checkbox
        checked={filters.consent === 'yes'}
        onChange={({ target }) => onFilters({ consent: target.checked ? 'yes' : '' })}
      />
      {texts.filters.consent}
    </label>
  </div>
);

/** Lists the clients in pages, searched, sorted and filtered. */
export function ClientsList({ filters, onFilters }: ListProps) {
  const isFiltered = filters.search !== '' || filters.consent !== '';
  const { title, filtered, none } = texts.empty;
  return (
    <Card className="overflow-clip">
      <FiltersBar filters={filters} onFilters={onFilters} />
      <PagedList
        query={useQuery(clientsQuery(filters))}
        total={({ totalClients }) => totalClients}
        texts={texts}
        page={filters.page}
        onPage={onFilters}
        pageSize={ADMIN_ORDERS_PAGE_SIZE}
        loadingRows={8}
      >
        {({ clients, totalClients, pendingOrders }, styles) => (
          <>
            {pendingOrders > 0 && (
              <Banner tone="info" className="mx-3 mb-3">
                {texts.pending(pendingOrders)}
              </Banner>
            )}
            <p role="status" className="px-4 pb-2 text-sm text-muted">
              {texts.found(totalClients)}
            </p>
            <div className={classNames('border-t border-line', styles)}>
              {clients.length === 0 ? (
                <EmptyState icon="users" title={title} text={isFiltered ? filtered : none} />
              ) : (
                <ClientsTable clients={clients} />
              )}
            </div>
          </>
        )}
      </PagedList>
    </Card>
  );
}
