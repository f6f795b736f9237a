import { ADMIN_ORDERS_PAGE_SIZE, type AdminOrder, type AnswerOf, listOrders } from '@shop/contract';
import { errorText } from '@shop/web-kit/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ordersSummaryQuery } from '#shared/shop-queries.ts';
import { Card } from '#ui/layout/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadError } from '#ui/feedback/error-notice.tsx';
import { Pagination } from '#ui/list/pagination.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { DeletedOrders } from '../trash/deleted-orders.tsx';
import { useDeleteOrder } from '../trash/use-delete-order.tsx';
import { type SetFilters, useExistingPage } from '#shared/list-filters/use-list-filters.ts';
import { hasFilters, type OrderFilters, viewQuery } from '../filters/order-filters.ts';
import { OrdersFiltersBar } from '../filters/orders-filters-bar.tsx';
import { OrdersTable } from './orders-table.tsx';
import { ordersQuery } from '../queries.ts';
import { OrderQuickView } from './order-quick-view.tsx';
import { SavedViewsRow } from '../filters/saved-views-row.tsx';
import { QueueViews } from '../fulfillment/queue-views.tsx';
import { PackingDay } from '../fulfillment/packing-day.tsx';
import { StatusViews } from '../filters/status-views.tsx';
import { texts } from '../texts.ts';
import { useImmediateStatus } from '../status/use-immediate-status.ts';
import { nounOf } from '#shared/resource/query.ts';
import { useSelection } from '#shared/hooks/use-selection.ts';

const noFilters = { status: '', queue: '', search: '', date: '' } as const;

type OrdersListProps = { filters: OrderFilters; onFilters: SetFilters<OrderFilters> };

function emptyText(filters: OrderFilters): string {
  const { status, queue, search, date } = filters;
  if (queue && !search && !date) return texts.empty.queue;
  if (status && !search && !date) return texts.empty.status;
  return hasFilters(filters) ? texts.empty.filtered : texts.empty.none;
}

function useQuickView() {
  const [order, setOrder] = useState<AdminOrder | null>(null);
  const status = useImmediateStatus((changed) =>
    setOrder((shown) => (shown?._id === changed._id ? changed : shown)),
  );
  const view = order && (
    <OrderQuickView
      order={order}
      isChanging={status.isChanging}
      onStatus={(next) => status.change(order, next)}
      onClose={() => setOrder(null)}
    />
  );
  return { open: setOrder, view, dialogs: status.dialogs };
}

type LoadedOrdersProps = OrdersListProps & { answer: AnswerOf<typeof listOrders>; outdated: boolean };

function LoadedOrders({ filters, onFilters, answer, outdated }: LoadedOrdersProps) {
  const { orders, totalOrders, totalPages } = answer;
  const selection = useSelection(orders.map(({ _id }) => _id));
  const deletion = useDeleteOrder();
  const quick = useQuickView();
  return (
    <>
      {/* On a phone the bar comes last, so that it never covers a card. */}
      <div className="flex flex-col">
        <BulkBar orders={orders} selection={selection} />
        <div className={classNames('transition-opacity', outdated && 'opacity-60')}>
          {orders.length === 0 ? (
            <EmptyState icon="receipt" title={texts.empty.title} text={emptyText(filters)} />
          ) : (
            <OrdersTable
              orders={orders}
              selection={selection}
              handlers={{ deletingId: deletion.deletingId, onQuickView: quick.open, onDelete: deletion.ask }}
            />
          )}
        </div>
        <Pagination
          page={filters.page}
          pageSize={ADMIN_ORDERS_PAGE_SIZE}
          total={totalOrders}
          totalPages={totalPages}
          onPage={(page) => onFilters({ page })}
          showing={texts.showing}
        />
      </div>
      {deletion.dialogs}
      {quick.view}
      {quick.dialogs}
    </>
  );
}

function OrdersTablePanel({ filters, onFilters }: OrdersListProps) {
  const query = useQuery(ordersQuery(filters));
  const { data, isPending, isError, error, isPlaceholderData } = query;
  const isPastEnd = useExistingPage(filters.page, query, onFilters);
  if (isPending || isPastEnd) return <SkeletonRows rows={8} />;
  return (
    <>
      {isError && <LoadError className="m-4" query={query} message={texts.loadFailed(errorText(error))} />}
      {data && (
        <LoadedOrders filters={filters} onFilters={onFilters} answer={data} outdated={isPlaceholderData} />
      )}
    </>
  );
}

export function OrdersList({ filters, onFilters }: OrdersListProps) {
  const client = useQueryClient();
  const summary = useQuery(ordersSummaryQuery);
  const [refreshing, setRefreshing] = useState(false);
  const refresh = async () => {
    setRefreshing(true);
    if (filters.page > 1) {
      await client.invalidateQueries({ queryKey: nounOf(listOrders), refetchType: 'none' });
      onFilters({ page: 1 });
      await client.refetchQueries(ordersSummaryQuery);
    } else {
      await client.invalidateQueries({ queryKey: nounOf(listOrders) });
    }
    setRefreshing(false);
  };
  return (
    <Card>
      <QueueViews
        queue={filters.queue}
        summary={summary.data}
        onQueue={(queue) => onFilters({ queue, status: '' }, { replace: false })}
      />
      <StatusViews
        status={filters.queue ? null : filters.status}
        summary={summary.data}
        onStatus={(status) =>
          onFilters(status === 'deleted' ? { ...noFilters, status } : { status, queue: '' }, {
            replace: false,
          })
        }
      />
      {filters.status === 'deleted' ? (
        <DeletedOrders page={filters.page} onFilters={onFilters} />
      ) : (
        <>
          <SavedViewsRow query={viewQuery(filters)} />
          <OrdersFiltersBar
            filters={filters}
            summary={summary.data}
            onChange={onFilters}
            refreshing={refreshing}
            onRefresh={() => void refresh()}
          />
          {filters.queue === 'to_prepare' && <PackingDay count={summary.data?.queues.to_prepare ?? 0} />}
          <OrdersTablePanel filters={filters} onFilters={onFilters} />
        </>
      )}
    </Card>
  );
}
